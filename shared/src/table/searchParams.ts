import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { foldText } from '@seamline/shared/contract/wire/fields';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Sets search parameters; an empty value removes its parameter, and the others are kept. */
export type SearchParamsChange = (values: Readonly<Record<string, string>>) => void;
type Options = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/** Options for frequent changes: the history entry is replaced, and the scroll position kept. */
export const IN_PLACE: Options = { replace: true, preventScrollReset: true };

/** Returns a function that sets several search parameters at once, such as all filters of a list. */
export function useSearchParamsChange(options: Options = {}): SearchParamsChange {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (ahead && (ahead.pathname !== pathname || ahead.params.toString() === params.toString())) ahead = undefined;
  }, [pathname, params]);
  return (values) => {
    const seen = params.toString();
    const latest = ahead?.passed.has(seen) ? ahead : { pathname, params, passed: new Set<string>() };
    const next = new URLSearchParams(latest.params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    ahead = { pathname, params: next, passed: new Set([...latest.passed, seen, latest.params.toString()]) };
    setParams(next, options);
  };
}

/**
 * The search parameters after all pending navigations, and the ones passed until then. With them a change that follows
 * another at once, such as a filter after a cleared search, builds on the first instead of replacing it.
 */
let ahead: { readonly pathname: string; readonly params: URLSearchParams; readonly passed: Set<string> } | undefined;

/** Returns a search parameter, empty if it is missing, and a function that sets it; an empty value removes it. */
export function useSearchParam(
  name: string,
  options?: Parameters<typeof useSearchParamsChange>[0],
): [value: string, change: (value: string) => void] {
  const [params] = useSearchParams();
  const change = useSearchParamsChange(options);
  return [params.get(name) ?? '', (value) => change({ [name]: value })];
}

/**
 * Returns a filter in a search parameter, which survives a reload and can be shared as a link.
 * Typing replaces the history entry instead of adding one for each letter.
 */
export function useSearchParamFilter(name = 'q'): [value: string, change: (value: string) => void] {
  return useSearchParam(name, IN_PLACE);
}

/** Returns the id in a search parameter, or undefined for any other text. */
export function parseId(parameter: string | null): number | undefined {
  return parameter && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined;
}

/** Returns whether each word of a search occurs in one of the texts, regardless of case and script of the digits. */
export function matchesSearch(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const hay = plain(texts.filter(Boolean).join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function plain(text: string): string {
  return foldText(latinDigits(text));
}
