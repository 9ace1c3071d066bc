"""The scripts of a checkout: any folder, any shell, two at once, and one clear line when
something is missing. The ``.venv`` is a stand-in that writes down what was asked of it.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = ("play", "test", "lint", "bench")

STAND_IN = """\
#!/bin/sh
printf '%s\\n' "$*" >>"{log}"
case "$*" in
*"pip install"*) cat "{folder}/pip-says" 2>/dev/null && exit 1 ;;
esac
exit 0
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout, in a folder whose name has spaces, with a .venv that was made in it."""
    folder = tmp_path / "my word games"
    shutil.copytree(ROOT / "script", folder / "script", ignore=shutil.ignore_patterns("__py*"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(STAND_IN.format(log=folder / "asked", folder=folder))
    python.chmod(0o755)
    (folder / ".venv" / ".made-in").write_text(str(folder))
    return folder


def test_an_install_is_made_once(project: Path) -> None:
    assert script(project, "play", "lookup", "cat").stderr == "Preparing .venv (play) ...\n"
    assert script(project, "play", "lookup", "cat").stderr == ""
    wanted = asked(project)
    assert sum("pip install" in line for line in wanted) == 1
    assert wanted[-2:] == ["-P -m wordgames lookup cat"] * 2


@pytest.mark.parametrize(
    ("name", "asks_for"), [("play", "-e .[all]"), ("test", "pytest>="), ("bench", "pytest>=")]
)
def test_each_asks_for_what_it_needs(project: Path, name: str, asks_for: str) -> None:
    script(project, name)
    (install,) = (line for line in asked(project) if "pip install" in line)
    assert asks_for in install


def test_what_was_installed_for_more_serves_for_less(project: Path) -> None:
    for name in ("lint", "test", "bench", "play"):
        script(project, name, expect=127 if name == "lint" else 0)
    assert sum("pip install" in line for line in asked(project)) == 1


def test_the_quick_path_needs_no_python_but_that_of_the_venv(project: Path) -> None:
    script(project, "play")
    tools = project / "tools-only"
    tools.mkdir()
    for tool in ("cat", "cksum", "dirname", "readlink", "sh"):
        (tools / tool).symlink_to(shutil.which(tool) or "")
    assert script(project, "play", PATH=str(tools)).stderr == ""


def test_changed_requirements_are_installed(project: Path) -> None:
    script(project, "play")
    with (project / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    script(project, "play")
    assert sum("pip install" in line for line in asked(project)) == 2


def test_called_from_another_folder_by_another_way(project: Path, tmp_path: Path) -> None:
    script(project, "play")
    for call in ("../my word games/script/play", str(project / "script" / "play")):
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir(exist_ok=True)
        run = subprocess.run(
            ["sh", call], cwd=elsewhere, env={**os.environ, "CDPATH": "/"}, check=True
        )
        assert run.returncode == 0
    assert sum("pip install" in line for line in asked(project)) == 1


def test_no_connection_is_one_line(project: Path) -> None:
    (project / "pip-says").write_text("WARNING: Retrying after NewConnectionError\nERROR: none\n")
    run = script(project, "play", expect=1)
    said = run.stderr.splitlines()
    assert said[0] == "Preparing .venv (play) ..."
    assert len(said) == 2
    assert "no connection" in said[1]
    (project / "pip-says").unlink()
    script(project, "play")


def test_any_other_failure_names_its_first_error(project: Path) -> None:
    (project / "pip-says").write_text("Collecting\nERROR: No space left on device\n")
    assert "No space left on device" in script(project, "play", expect=1).stderr.splitlines()[1]


@pytest.mark.parametrize("name", SCRIPTS)
def test_too_old_a_python_is_one_line(project: Path, name: str) -> None:
    shutil.rmtree(project / ".venv")
    tools = project / "old"
    tools.mkdir()
    for tool in ("cat", "cksum", "dirname", "readlink", "sh"):
        (tools / tool).symlink_to(shutil.which(tool) or "")
    (tools / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tools / "python3").chmod(0o755)
    (line,) = script(project, name, expect=1, PATH=str(tools)).stderr.splitlines()
    assert "Python 3.11 or newer is needed" in line


def test_a_python_that_was_named_is_not_replaced_by_another(project: Path) -> None:
    (line,) = script(project, "play", expect=1, PYTHON="no-such-python").stderr.splitlines()
    assert "PYTHON=no-such-python is not Python 3.11" in line


def test_the_second_script_waits_for_the_first(project: Path) -> None:
    with (project / "pyproject.toml").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with subprocess.Popen(
            ["sh", "script/play"], cwd=project, stderr=subprocess.PIPE, text=True
        ) as second:
            assert second.stderr is not None
            assert "waiting for another script" in second.stderr.readline()
            assert not (project / ".venv" / ".play").exists()
            fcntl.flock(held, fcntl.LOCK_UN)
            assert second.wait(timeout=60) == 0
    assert (project / ".venv" / ".play").exists()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda venv: (venv / ".unfinished").touch(),
        lambda venv: (venv / ".made-in").unlink(),
        lambda venv: (venv / ".made-in").write_text("/somewhere/else"),
        lambda venv: (venv / "bin" / "python").write_text("#!/bin/sh\nexit 1\n"),
    ],
    ids=["interrupted", "half-made", "moved", "broken"],
)
def test_what_is_not_whole_is_begun_afresh(
    project: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], object]
) -> None:
    monkeypatch.chdir(project)
    monkeypatch.delenv("PYTHON", raising=False)
    prepare = module()
    assert prepare.is_whole()
    spoil(project / ".venv")
    assert not prepare.is_whole()


def test_a_missing_venv_module_is_one_line(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    prepare = module()
    with pytest.raises(prepare.Failed, match=r"has no venv module; install it \(Debian: apt"):
        prepare.need_venv()


@pytest.mark.skipif(not shutil.which("shellcheck"), reason="shellcheck is not installed")
@pytest.mark.parametrize("name", [*SCRIPTS, "environment"])
def test_shellcheck_finds_nothing(name: str) -> None:
    subprocess.run(["shellcheck", "-x", f"script/{name}"], cwd=ROOT, check=True)


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_plain_sh(name: str) -> None:
    path = ROOT / "script" / name
    assert path.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    assert os.access(path, os.X_OK)


def script(
    project: Path, name: str, *arguments: str, expect: int = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run it as a user would, and see that it ends as expected."""
    inherited = {key: text for key, text in os.environ.items() if key != "PYTHON"}
    run = subprocess.run(
        [shutil.which("dash") or "/bin/sh", f"script/{name}", *arguments],
        cwd=project,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == expect, run.stderr
    return run


def asked(project: Path) -> list[str]:
    return (project / "asked").read_text(encoding="utf-8").splitlines()


def module() -> ModuleType:
    """script/prepare.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("prepare", ROOT / "script" / "prepare.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
