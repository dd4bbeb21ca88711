import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { readStored, writeStored } from '@seamline/shared/session';

/** The key under which the product keeps added branches. */
const KEY = 'branchesData';

/** Stores a branch that was added in this browser, as the product does. Nothing reads it. */
export function rememberBranch(branch: Branch): void {
  writeStored(KEY, JSON.stringify([...storedBranches(), branch]));
}

function storedBranches(): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
