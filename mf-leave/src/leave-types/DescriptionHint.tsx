import { Trans } from '@lingui/react/macro';
import { useWatch } from '@seamline/shared/form';

/** Bytes from which a URL is so long that a proxy may refuse it. */
const LONG = 7500;

/** Explains how much of the request URL the description takes. */
export function DescriptionHint() {
  const value: unknown = useWatch({ name: 'description' });
  const bytes = urlBytes(typeof value === 'string' ? value : '');
  if (bytes === 0) return null;
  if (bytes < LONG) return <Trans>Uses {bytes} bytes of the request URL.</Trans>;
  return (
    <strong role="status">
      <Trans>Uses {bytes} bytes of the request URL. This server accepts that, but a proxy may stop at 8,000.</Trans>
    </strong>
  );
}

/** Returns the bytes of a text in a URL. It is sent trimmed and encoded, so a Gujarati letter takes nine. */
export function urlBytes(value: string): number {
  return new URLSearchParams({ '': value.trim() }).toString().length - 1;
}
