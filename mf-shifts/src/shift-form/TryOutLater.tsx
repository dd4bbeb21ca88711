import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { currentLanguage } from '@seamline/shared/session';
import { ErrorState, LoadingState } from '@seamline/shared/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadTryOutMessages } from '../catalogue.ts';
import type { TryOutProps } from '../try-out/TryOut.tsx';

/**
 * Fetches what tells about the shift when the form stands: it is as large as the form, and nobody waits for it to
 * begin typing. A failure stays here, because what has been typed around it must survive.
 */
export function TryOutLater(props: Omit<TryOutProps, 'messages'>) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<{ TryOut: ComponentType<TryOutProps>; messages: I18n }>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    Promise.all([import('../try-out/TryOut.tsx'), loadTryOutMessages(currentLanguage())]).then(
      ([{ TryOut }, messages]) => setLoaded({ TryOut, messages }),
      (error: unknown) => setFailure(reasonOf(error)),
    );
  }, []);
  useEffect(load, [load]);

  if (loaded) return <loaded.TryOut {...props} messages={loaded.messages} />;
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
