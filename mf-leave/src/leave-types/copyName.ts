import { LEAVE_TYPE_LIMITS } from '@seamline/shared/contract/leave-types';

interface CopyTexts {
  copyName(name: string): string;
  copyNumber(name: string, number: number): string;
}

/** A name for a copy that no other leave type has, within the limit. */
export function copyName(name: string, taken: readonly string[], text: CopyTexts): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = within(name, (base) => (number === 1 ? text.copyName(base) : text.copyNumber(base, number)));
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** Whole characters, as the contract counts them, are taken off the end of the name and not of what follows it. */
function within(name: string, compose: (base: string) => string): string {
  const room = LEAVE_TYPE_LIMITS.name - [...compose('')].length;
  return compose([...name].slice(0, room).join('').trimEnd());
}
