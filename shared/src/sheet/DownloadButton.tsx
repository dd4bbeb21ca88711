import { useFailures } from '@seamline/shared/session';
import { Button, Icon } from '@seamline/shared/ui';
import { useState } from 'react';
import { saveFile } from './saveFile.ts';

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** The sentence for a file that could not be made. */
  readonly failed: string;
  make(): Promise<Blob>;
}

/** Makes a file and saves it as a download. */
export function DownloadButton({ label, fileName, failed, make }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const failures = useFailures();
  async function download() {
    setBusy(true);
    try {
      saveFile(await make(), fileName);
      failures.dismiss();
    } catch {
      failures.notify(failed, { retry: () => void download() });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void download()}>
      <Icon name="download" /> {label}
    </Button>
  );
}
