import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Sets search parameters; an empty value removes its parameter, and the others are kept. */
export type AddressChange = (values: Readonly<Record<string, string>>) => void;
type Options = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/** Options for frequent changes: the history entry is replaced, and the scroll position kept. */
export const IN_PLACE: Options = { replace: true, preventScrollReset: true };

/** Returns a function that sets several search parameters at once, such as all filters of a list. */
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
 * The search parameters after all pending navigations, and the ones passed until then. With them a change that follows
 * another at once, such as a filter after a cleared search, builds on the first instead of replacing it.
 */
let ahead: { readonly pathname: string; readonly params: URLSearchParams; readonly passed: Set<string> } | undefined;
