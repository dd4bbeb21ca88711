import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from './useAddressChange.ts';

/** Returns a search parameter, empty if it is missing, and a function that sets it; an empty value removes it. */
export function useAddressParameter(
  name: string,
  options?: Parameters<typeof useAddressChange>[0],
): [value: string, change: (value: string) => void] {
  const [params] = useSearchParams();
  const change = useAddressChange(options);
  return [params.get(name) ?? '', (value) => change({ [name]: value })];
}
