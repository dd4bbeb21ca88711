import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Resources that the process of a server holds. */
export interface HeldByServer {
  /** Bytes of living objects, after a collection. */
  heap: number;
  /** Bytes of buffers outside the heap. */
  buffers: number;
  /** Bytes of the whole process. */
  resident: number;
  /** Open files and sockets. */
  descriptors: number;
  /** Timers that keep the process alive. */
  timers: number;
}

/** Loaded into a server before its own program: reports to the parent process what has been used and what is held. */
process.on('message', (wanted) => process.send?.(wanted === 'held' ? held() : used()));
process.channel?.unref();

function used(): { microseconds: number } {
  const { user, system } = process.cpuUsage();
  return { microseconds: user + system };
}

function held(): HeldByServer {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  return { heap: heapUsed, buffers: external, resident: rss, descriptors: descriptors(), timers };
}

/** Only Linux lists the open files of a process; elsewhere it is what Node waits for. */
function descriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : process.getActiveResourcesInfo().length;
}
