import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Sets parameters of the address; an empty value takes its parameter away, and the others stay as they are. */
export type AddressChange = (values: Readonly<Record<string, string>>) => void;
type Options = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/** For what changes with every letter or click: the entry in the history is replaced, and the page stays where it is. */
export const IN_PLACE: Options = { replace: true, preventScrollReset: true };

/** Several parameters of the address at once, such as all filters of a list. */
export function useAddressChange(options: Options = {}): AddressChange {
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
 * What the address will say when the router has come to it, and what it says on the way there: whoever empties the
 * search and chooses a filter at once makes the second change on top of the first, and not in place of it.
 */
let ahead: { readonly pathname: string; readonly params: URLSearchParams; readonly passed: Set<string> } | undefined;
