import { latinDigits } from '@seamline/shared/contract/digits';
import { IN_PLACE } from './useAddressChange.ts';
import { useAddressParameter } from './useAddressParameter.ts';

/**
 * Returns a filter in a search parameter, which survives a reload and can be shared as a link.
 * Typing replaces the history entry instead of adding one for each letter.
 */
export function useAddressSearch(name = 'q'): [value: string, change: (value: string) => void] {
  return useAddressParameter(name, IN_PLACE);
}

/** Returns whether each word of a search occurs in one of the texts, regardless of case and script of the digits. */
export function matchesSearch(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const hay = plain(texts.filter(Boolean).join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function plain(text: string): string {
  return latinDigits(text).toLowerCase();
}
