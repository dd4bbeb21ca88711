import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { useUnsavedWork } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { type RefObject, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  isDirty: boolean;
  /** True when leaving needs no confirmation: the changes are saved or, as this component records, discarded. */
  isSettled: RefObject<boolean>;
  /** Called when the changes are discarded. */
  discarded(): void;
}

/** Asks for confirmation before unsaved changes are lost by a link, the back button or a reload. */
export function LeaveGuard({ isDirty, isSettled, discarded }: LeaveGuardProps) {
  useUnsavedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSettled.current && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // The form is mounted until the next page is drawn, and must not block another navigation until then.
    isSettled.current = true;
    discarded();
    blocker.proceed();
  };
  return <BlockedDialog stay={blocker.reset} leave={leave} />;
}

/** Ignores `stay` after `leave`: a step back is asynchronous, and resetting the blocker on close would cancel it. */
function BlockedDialog({ stay, leave }: { stay(): void; leave(): void }) {
  const isLeaving = useRef(false);
  function discard() {
    isLeaving.current = true;
    leave();
  }
  return <DiscardDialog stay={() => !isLeaving.current && stay()} discard={discard} />;
}

/** The confirmation itself: stay, or discard the changes. */
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
