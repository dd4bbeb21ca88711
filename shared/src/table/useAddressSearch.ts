import { latinDigits } from '@seamline/shared/contract/digits';
import { IN_PLACE } from './useAddressChange.ts';
import { useAddressParameter } from './useAddressParameter.ts';

/**
 * A filter that lives in the address, so that it survives a reload and can be sent to somebody.
 * Typing replaces the entry in the history instead of adding one for each letter.
 */
export function useAddressSearch(name = 'q'): [value: string, change: (value: string) => void] {
  return useAddressParameter(name, IN_PLACE);
}

/** Whether every word of a search stands in one of the texts, whatever the case and the script of the digits. */
export function matchesSearch(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const hay = plain(texts.filter(Boolean).join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function plain(text: string): string {
  return latinDigits(text).toLowerCase();
}
