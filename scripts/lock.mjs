import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './say.mjs';

/** Holds a lock file during `work`, so that two commands of one checkout never install at once. */
export async function alone(path, what, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waits = false; !take(path); waits = true) {
    if (!waits) say(`Waiting for another command that is ${what} in this folder.`);
    await pause(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isHeld(path)) return false;
  rmSync(path, { force: true });
  return false;
}

function isHeld(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder) process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
