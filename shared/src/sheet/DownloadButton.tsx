import { useFailures } from '@seamline/shared/session';
import { Button, Icon } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';

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
  const { mutate: download, isPending } = useMutation({
    mutationFn: make,
    onSuccess(file) {
      saveFile(file, fileName);
      failures.dismiss();
    },
    onError: ({ message }) => failures.notify(failed, { detail: message, retry: () => download() }),
  });
  return (
    <Button variant="outline" busy={isPending} onClick={() => download()}>
      <Icon name="download" /> {label}
    </Button>
  );
}

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
