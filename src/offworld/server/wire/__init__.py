"""What travels: frames and bodies, and what is wrong with one."""
