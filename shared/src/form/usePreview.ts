import { useEffect, useState } from 'react';

/** An address for showing a file that is not uploaded yet, given back when it is no longer shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // Until a new choice has its address the picture before it stands, so that what hangs from it, such as the focus, stays.
  return file && shown;
}
