import { useMessages } from '@seamline/shared/messages';
import { useBlocker } from '@seamline/shared/router';
import { useUnsavedWork } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import type { RefObject } from 'react';
import { formMessages } from './texts.ts';

/** Asks before unsaved work is left, by a link, the back button or a reload. */
export function LeaveGuard({ isDirty, isSaved }: { isDirty: boolean; isSaved: RefObject<boolean> }) {
  useUnsavedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog stay={blocker.reset} discard={blocker.proceed} />;
}

/** The question itself: stay, or lose what was typed. */
export function DiscardDialog({ stay, discard }: { stay(): void; discard(): void }) {
  const text = useMessages(formMessages);
  return (
    <ConfirmDialog
      title={text.unsavedTitle}
      confirmLabel={text.discard}
      cancelLabel={text.stay}
      danger
      confirm={discard}
      close={stay}
    >
      {text.unsavedLead}
    </ConfirmDialog>
  );
}
