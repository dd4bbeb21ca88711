import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Dialog, LoadingState } from '@seamline/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** What shows that somebody is about to work with a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** What such a sign leads to comes first, in milliseconds: it may be the click on a link. */
const PAUSE = 250;

/** A dialog whose code is fetched when it opens, or ahead. */
export type LazyDialog<P> = ComponentType<P> & {
  /** Fetches the code as soon as somebody moves on the page, until the returned function is called. */
  ahead(): () => void;
};

/**
 * A dialog of a list that is seldom opened and heavy, as one with a form is: its code is no part of the list's. The
 * list's `useRowDialog` fetches it ahead.
 * @deprecated The router loads the dialog of a child route. Still used by mf-org-settings.
 */
export function lazyDialog<P extends { close(): void }>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  let known: ComponentType<P> | undefined;
  const fetched = async () => {
    known ??= await load();
    return known;
  };

  function Lazy(props: P) {
    const { t } = useI18n(builtInMessages);
    const [Part, show] = useState(() => known);
    const [failure, fail] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (!Part)
        fetched().then(
          (part) => show(() => part),
          (cause: unknown) => fail({ cause }),
        );
    }, [Part]);
    if (failure) throw failure.cause;
    if (Part) return <Part {...props} />;
    return (
      <Dialog title={t(msg`Opening…`)} close={props.close}>
        <LoadingState>{t(msg`Opening…`)}</LoadingState>
      </Dialog>
    );
  }

  function ahead() {
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, begin, true);
      clearTimeout(timer);
    };
    const begin = () => {
      stop();
      // Whoever opens it asks again, and is told what failed.
      timer = setTimeout(() => fetched().catch(() => undefined), PAUSE);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
    return stop;
  }

  return Object.assign(Lazy, { ahead });
}
