import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { compareTexts } from '@seamline/shared/messages';

/** Counts the branches of each type, the most frequent type first. */
export function countTypes(branches: readonly Pick<Branch, 'branch_type'>[]): [type: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { branch_type } of branches) counts.set(branch_type, (counts.get(branch_type) ?? 0) + 1);
  return [...counts].sort(([one, less], [other, more]) => more - less || compareTexts(one, other));
}
