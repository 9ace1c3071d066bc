/* Makes one write to the data folder fail. Loaded before the C library by failing_writes.py. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { NO_SPACE, BROKEN, SHORT };

static char folder[4096];
static long calls, target = -1;
static int kind, failed;

/* The target-th call (from 0) for a file in that folder fails like that. */
void fail_at(const char *in, long at, int how)
{
    strncpy(folder, in, sizeof folder - 1);
    calls = 0;
    failed = 0;
    target = at;
    kind = how;
}

int has_failed(void) { return failed; }

long calls_so_far(void) { return calls; }

static int inside(const char *path) { return folder[0] && !strncmp(path, folder, strlen(folder)); }

static int concerns(int fd)
{
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return inside(path);
}

static int now(int concerned)
{
    if (!concerned || calls++ != target)
        return 0;
    failed = 1;
    errno = kind == BROKEN ? EIO : ENOSPC;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *data, size_t size)
{
    if (now(concerns(fd))) {
        if (kind == SHORT && size > 1)
            return NEXT(write)(fd, data, size / 2);
        return -1;
    }
    return NEXT(write)(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    if (now(concerns(fd))) {
        if (kind == SHORT && size > 1)
            return NEXT(pwrite)(fd, data, size / 2, at);
        return -1;
    }
    return NEXT(pwrite)(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    if (now(concerns(fd))) {
        if (kind == SHORT && size > 1)
            return NEXT(pwrite64)(fd, data, size / 2, at);
        return -1;
    }
    return NEXT(pwrite64)(fd, data, size, at);
}

int fsync(int fd) { return now(concerns(fd)) ? -1 : NEXT(fsync)(fd); }

int fdatasync(int fd) { return now(concerns(fd)) ? -1 : NEXT(fdatasync)(fd); }

int ftruncate(int fd, off_t size) { return now(concerns(fd)) ? -1 : NEXT(ftruncate)(fd, size); }

int ftruncate64(int fd, off64_t size)
{
    return now(concerns(fd)) ? -1 : NEXT(ftruncate64)(fd, size);
}

int mkdir(const char *path, mode_t mode) { return now(inside(path)) ? -1 : NEXT(mkdir)(path, mode); }

int rename(const char *from, const char *to)
{
    return now(inside(from)) ? -1 : NEXT(rename)(from, to);
}
