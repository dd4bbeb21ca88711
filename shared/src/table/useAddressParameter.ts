import { useSearchParams } from '@seamline/shared/router';

type Change = (value: string) => void;
type Options = NonNullable<Parameters<ReturnType<typeof useSearchParams>[1]>[1]>;

/** One parameter of the address, empty where it is missing; setting it empty removes it, and leaves the others alone. */
export function useAddressParameter(name: string, options: Options = {}): [value: string, change: Change] {
  const [params, setParams] = useSearchParams();
  const change = (value: string) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    }, options);
  };
  return [params.get(name) ?? '', change];
}

/** For what changes with every letter or click: the entry in the history is replaced, and the page stays where it is. */
export const IN_PLACE: Options = { replace: true, preventScrollReset: true };
