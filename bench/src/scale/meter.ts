/** Loaded into a server before its own program: reports the CPU time used to the parent process. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
process.channel?.unref();
