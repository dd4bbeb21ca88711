import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LEAVE_TYPE_LIMITS } from '@seamline/shared/contract/leave-types';

/** Returns a name for a copy that no other leave type has, within the limit. */
export function copyName(name: string, taken: readonly string[], i18n: I18n): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = shortened(name, (base) =>
      i18n._(number === 1 ? msg`${{ name: base }} (copy)` : msg`${{ name: base }} (copy ${number})`),
    );
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** Cuts whole characters, as the contract counts them, off the end of the name and not of what follows it. */
function shortened(name: string, compose: (base: string) => string): string {
  const room = LEAVE_TYPE_LIMITS.name - [...compose('')].length;
  return compose([...name].slice(0, room).join('').trimEnd());
}
