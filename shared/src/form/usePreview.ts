import { useEffect, useState } from 'react';

/** An address for showing a file that is not uploaded yet, given back when it is no longer shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown?.file === file ? shown?.address : undefined;
}
