import { useSearchParams } from '@seamline/shared/router';

/**
 * A filter that lives in the address, so that it survives a reload and can be sent to somebody.
 * Typing replaces the entry in the history instead of adding one for each letter.
 */
export function useAddressSearch(name = 'q'): [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params.get(name) ?? '', change];
}

/** Whether every word of a search stands in one of the texts, whatever the case. */
export function matchesSearch(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const hay = texts.filter(Boolean).join('\n').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
