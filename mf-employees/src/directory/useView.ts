import { readStored, writeStored } from '@seamline/shared/session';
import { useAddressParameter } from '@seamline/shared/table';
import { type View, viewIn } from './directoryAddress.ts';

const KEY = 'seamline:employees-view';

/** Returns the view, cards or list, from the URL or the last choice on this device. */
export function useView(): [view: View, show: (view: View) => void] {
  const [inAddress, change] = useAddressParameter('view', { preventScrollReset: true });
  const show = (view: View) => {
    writeStored(KEY, view);
    change(view);
  };
  return [viewIn(inAddress, readStored(KEY)), show];
}
