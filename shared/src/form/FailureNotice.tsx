import { Notice } from '@seamline/shared/ui';
import type { Failure } from './useSubmit.ts';

/** Why a form was not saved, above its fields. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="error" detail={failure.detail}>
      {failure.text}
    </Notice>
  );
}
