import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { useUnsavedWork } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { type RefObject, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Leaving needs no question: what was typed is saved or, which is noted here, given up. */
  isSettled: RefObject<boolean>;
  /** The work is given up. */
  discarded(): void;
}

/** Asks before unsaved work is left, by a link, the back button or a reload. */
export function LeaveGuard({ isDirty, isSettled, discarded }: LeaveGuardProps) {
  useUnsavedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSettled.current && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // The form stands until the next page is drawn, and must not stop another step until then.
    isSettled.current = true;
    discarded();
    blocker.proceed();
  };
  return <BlockedDialog stay={blocker.reset} leave={leave} />;
}

/** A step back takes its time: calling it off when the question closes would stop it again. */
function BlockedDialog({ stay, leave }: { stay(): void; leave(): void }) {
  const isLeaving = useRef(false);
  function discard() {
    isLeaving.current = true;
    leave();
  }
  return <DiscardDialog stay={() => !isLeaving.current && stay()} discard={discard} />;
}

/** The question itself: stay, or lose what was typed. */
export function DiscardDialog({ stay, discard }: { stay(): void; discard(): void }) {
  const { t } = useI18n(builtInMessages);
  return (
    <ConfirmDialog
      title={t(msg`You have unsaved changes.`)}
      confirmLabel={t(msg`Discard`)}
      cancelLabel={t(msg`Stay`)}
      danger
      confirm={discard}
      close={stay}
    >
      {t(msg`What you typed here will be lost if you leave now.`)}
    </ConfirmDialog>
  );
}
