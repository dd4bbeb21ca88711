import { Trans, useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { ErrorState, LoadingState } from '@seamline/shared/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { TryOutProps } from './TryOut.tsx';

/**
 * Fetches what tells about the shift when the form stands: it is as large as the form, and nobody waits for it to
 * begin typing. A failure stays here, because what has been typed around it must survive.
 */
export function TryOutLater(props: TryOutProps) {
  const { t } = useLingui();
  const [TryOut, setTryOut] = useState<ComponentType<TryOutProps>>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    import('./TryOut.tsx').then(
      (module) => setTryOut(() => module.TryOut),
      (error: unknown) => setFailure(reasonOf(error)),
    );
  }, []);
  useEffect(load, [load]);

  if (TryOut) return <TryOut {...props} />;
  if (failure !== undefined)
    return (
      <ErrorState
        title={t`What the shift means could not be loaded. The form works without it.`}
        detail={failure}
        retry={load}
      />
    );
  return (
    <LoadingState>
      <Trans>Loading what the shift means...</Trans>
    </LoadingState>
  );
}
