import { reasonOf } from '@seamline/shared/messages';
import { useFailures } from '@seamline/shared/session';
import { Button, Icon } from '@seamline/shared/ui';
import { useState } from 'react';

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** The sentence for a file that could not be made. */
  readonly failed: string;
  make(): Promise<Blob>;
}

/** Makes a file and saves it as a download. */
export function DownloadButton({ label, fileName, failed, make }: DownloadButtonProps) {
  const failures = useFailures();
  // A mutation's own pending state comes with a later task, which the second click of two may precede.
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await make(), fileName);
      failures.dismiss();
    } catch (error) {
      failures.notify(failed, { detail: reasonOf(error), retry: () => void download() });
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

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
