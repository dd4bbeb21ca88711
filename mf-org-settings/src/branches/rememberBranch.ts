import type { Branch } from '@seamline/shared/contract/branches';
import { readStored, writeStored } from '@seamline/shared/session';

/** The key that the product keeps added branches under. */
const KEY = 'branchesData';

/** Keeps a branch that was added in this browser, as the product does; nothing reads it back. */
export function rememberBranch(branch: Branch): void {
  writeStored(KEY, JSON.stringify([...kept(), branch]));
}

function kept(): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
