"""What a perfect player would find: every answer, and the best one."""
