import { Failure } from './say.mjs';

// npm reports error codes, pnpm the messages of its HTTP client.
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|NO_OFFLINE|fetch failed|client error \(Connect\)|error sending request|dns error|operation timed out/i;

/** One sentence with the remedy for each way in which an installation from the registry fails. */
export function installFailure({ output, timedOut }, what) {
  if (timedOut || NO_NETWORK.test(output)) {
    return new Failure(
      'The npm registry cannot be reached. The first start needs it once; check the network (or the registry and proxy settings in ~/.npmrc), then run the same command again.',
    );
  }
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(output)) {
    return new Failure('The disk is full. Free about 2 GB, then run the same command again.');
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(output)) {
    return new Failure(
      'A folder may not be written to. Run the command as the user who owns this checkout; `ls -ld . node_modules ~/.npm` shows the owners.',
    );
  }
  if (/OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|NO_IMPORTER/.test(output)) {
    return new Failure(
      'pnpm-lock.yaml does not match the package.json files. Run `pnpm install --no-frozen-lockfile` and commit the lockfile.',
    );
  }
  const lastLines = output.trim().split('\n').slice(-12).join('\n');
  return new Failure(`Installing ${what} failed:\n${lastLines}`);
}
