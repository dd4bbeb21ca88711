import { useLocation, useSearchParams } from '@seamline/shared/router';
import { useEffect } from 'react';

type Change = (value: string) => void;
type Options = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/** One parameter of the address, empty where it is missing; setting it empty removes it, and leaves the others alone. */
export function useAddressParameter(name: string, options: Options = {}): [value: string, change: Change] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (ahead && (ahead.pathname !== pathname || ahead.params.toString() === params.toString())) ahead = undefined;
  }, [pathname, params]);
  const change = (value: string) => {
    const seen = params.toString();
    const latest = ahead?.passed.has(seen) ? ahead : { pathname, params, passed: new Set<string>() };
    const next = new URLSearchParams(latest.params);
    if (value) next.set(name, value);
    else next.delete(name);
    ahead = { pathname, params: next, passed: new Set([...latest.passed, seen, latest.params.toString()]) };
    setParams(next, options);
  };
  return [params.get(name) ?? '', change];
}

/**
 * What the address will say when the router has come to it, and what it says on the way there: whoever empties the
 * search and chooses a filter at once makes the second change on top of the first, and not in place of it.
 */
let ahead: { readonly pathname: string; readonly params: URLSearchParams; readonly passed: Set<string> } | undefined;

/** For what changes with every letter or click: the entry in the history is replaced, and the page stays where it is. */
export const IN_PLACE: Options = { replace: true, preventScrollReset: true };
