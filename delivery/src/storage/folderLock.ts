import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DeliveryFailure } from '../failure.ts';

interface Holder {
  token: string;
  host: string;
  process: number;
}

/** Age after which a lock of another machine counts as abandoned; no command takes this long. */
const STALE_AFTER = 60_000;
const PATIENCE = 120_000;

/** Runs `work` while no other process changes the store. The lock of a process that died is taken over. */
export async function underLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'registry.lock');
  const token = await acquire(path);
  try {
    return await work();
  } finally {
    if ((await holderOf(path))?.token === token) await rm(path, { force: true });
  }
}

async function acquire(path: string): Promise<string> {
  const holder: Holder = { token: randomUUID(), host: hostname(), process: process.pid };
  const draft = `${path}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    const deadline = Date.now() + PATIENCE;
    while (!(await linked(draft, path))) {
      if (Date.now() > deadline) {
        const other = await holderOf(path);
        throw new DeliveryFailure(
          `Another process (${other?.process ?? 'unknown'} on ${other?.host ?? 'an unknown machine'}) is changing the store. Try again when it has finished.`,
        );
      }
      if (!(await removedIfAbandoned(draft, path))) await pause(20 + Math.random() * 40);
    }
    return holder.token;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A link appears with its content or not at all, and never replaces what is there. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removedIfAbandoned(draft: string, path: string): Promise<boolean> {
  const suspect = await holderOf(path);
  if (!suspect || !(await isAbandoned(path, suspect))) return false;
  // A second lock guards the removal of a foreign lock: two processes could otherwise remove one that was just taken.
  const breaking = `${path}.breaking`;
  if (!(await linked(draft, breaking))) {
    if (await isOlderThan(breaking, STALE_AFTER)) await rm(breaking, { force: true });
    return false;
  }
  try {
    if ((await holderOf(path))?.token === suspect.token) await rm(path, { force: true });
    return true;
  } finally {
    await rm(breaking, { force: true });
  }
}

async function isAbandoned(path: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return isOlderThan(path, STALE_AFTER);
  try {
    process.kill(holder.process, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

async function isOlderThan(path: string, age: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.ctimeMs > age;
}

async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
