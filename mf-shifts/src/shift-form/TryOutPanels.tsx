import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { type Language, useLanguage } from '@seamline/shared/session';
import { ErrorState, LoadingState } from '@seamline/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadTryOutMessages } from '../catalogue.ts';

type Parts = typeof import('../try-out/TryOut.tsx');

/**
 * Loads the panels that explain the shift after the form: they are as large as it, and a person begins to type without
 * them. A failure stays here, because what was typed must survive.
 */
export function useTryOut() {
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? own;
  const [loaded, setLoaded] = useState<{ parts: Parts; i18n: I18n }>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    let isWanted = true;
    setFailure(undefined);
    Promise.all([import('../try-out/TryOut.tsx'), loadTryOutMessages(language)]).then(
      ([parts, i18n]) => isWanted && setLoaded({ parts, i18n }),
      (error: unknown) => isWanted && setFailure(reasonOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(load, [load]);

  const choose = (wanted: Language) => setChosen(wanted === own ? undefined : wanted);
  return { loaded, failure, load, language, choose };
}

interface TryOutPanelsProps {
  tryOut: ReturnType<typeof useTryOut>;
  children(parts: Parts): ReactNode;
}

/** Panels that explain the shift, in the language chosen for them, once they are loaded. */
export function TryOutPanels({ tryOut, children }: TryOutPanelsProps) {
  const { t } = useLingui();
  const { loaded, failure, load, language, choose } = tryOut;
  return (
    <>
      {failure !== undefined && (
        <ErrorState
          title={t`What the shift means could not be loaded. The form works without it.`}
          detail={failure}
          retry={load}
        />
      )}
      {loaded && (
        <loaded.parts.Translated i18n={loaded.i18n} language={language} choose={choose}>
          {children(loaded.parts)}
        </loaded.parts.Translated>
      )}
      {!loaded && failure === undefined && (
        <LoadingState>
          <Trans>Loading what the shift means...</Trans>
        </LoadingState>
      )}
    </>
  );
}
