import S3rver from '@20minutes/s3rver';

/**
 * Runs a server of one bucket in the folder given until the standard input ends, and says its port.
 * A process of its own, because its tokens for long lists need Node's --openssl-legacy-provider.
 */
const [directory = '', bucket = ''] = process.argv.slice(2);

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.resume().on('end', () => process.exit());
