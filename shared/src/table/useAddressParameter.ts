import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from './useAddressChange.ts';

/** One parameter of the address, empty where it is missing; setting it empty removes it, and leaves the others alone. */
export function useAddressParameter(
  name: string,
  options?: Parameters<typeof useAddressChange>[0],
): [value: string, change: (value: string) => void] {
  const [params] = useSearchParams();
  const change = useAddressChange(options);
  return [params.get(name) ?? '', (value) => change({ [name]: value })];
}
