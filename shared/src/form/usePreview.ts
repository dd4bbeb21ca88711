import { useEffect, useState } from 'react';

/** Returns an object URL for a file that is not uploaded yet, and revokes it when the file is no longer shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // The previous picture stays until the new one has a URL, so that its element, and with it the focus, stays.
  return file && shown;
}
