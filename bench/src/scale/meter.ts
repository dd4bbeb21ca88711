/** Loaded into a server before its own program: tells whoever started it how much processor time it has used. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
process.channel?.unref();
