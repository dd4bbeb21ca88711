import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import { reasonOf } from '@seamline/shared/messages';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Actions, Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The question: the effect of the action, and the record concerned. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** True where the action would be refused: the dialog explains it and can only be closed. */
  isBlocked?: boolean | undefined;
  /** Performs the action; a rejection is shown in the dialog. */
  confirm(): Promise<unknown> | unknown;
  /** Returns the message for a failed action. */
  explain?(error: unknown): { text: string; detail?: string | undefined };
  /** Closes the dialog, after the action or without it. */
  close(): void;
}

/** A confirmation with two buttons; the focus starts on the harmless one. A blocked one has no other. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, danger = false, isBlocked = false } = props;
  const { confirm, explain, close } = props;
  const { t } = useI18n(providedMessages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; detail?: string | undefined }>();

  async function run() {
    setBusy(true);
    setFailure(undefined);
    try {
      await confirm();
      close();
    } catch (error) {
      setFailure(explain?.(error) ?? { text: reasonOf(error) });
      setBusy(false);
    }
  }

  return (
    <Dialog title={title} close={() => !busy && close()} role="alertdialog">
      <Stack gap="2" overflowWrap="anywhere">
        {children}
      </Stack>
      {failure && (
        <Notice tone="error" detail={failure.detail}>
          {failure.text}
        </Notice>
      )}
      <VisuallyHidden aria-live="polite">{busy && t(msg`Please wait…`)}</VisuallyHidden>
      <Actions>
        <Button data-autofocus="" variant="outline" onClick={close} disabled={busy}>
          {isBlocked ? t(msg`Close`) : (cancelLabel ?? t(msg`Cancel`))}
        </Button>
        {!isBlocked && (
          <Button {...(danger && { colorPalette: 'danger' })} busy={busy} onClick={run}>
            {confirmLabel}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}

interface DeleteDialogProps {
  /** Name of the record. */
  name: string;
  children?: ReactNode;
  /** True where other records depend on it, so that the server would refuse; `children` name them. */
  isBlocked?: boolean | undefined;
  /** True where the deletion can be undone. */
  canBeUndone?: boolean;
  remove(): Promise<unknown>;
  explain?(error: unknown): { text: string; detail?: string | undefined };
  close(): void;
}

const MARK = '\u0000';
const questionFor = (name: string) => msg`Delete ${name}? This cannot be undone.`;
const undoableQuestionFor = (name: string) => msg`Delete ${name}?`;
const refusalFor = (name: string) => msg`${name} cannot be deleted.`;

/** The confirmation of all deletions. */
export function DeleteDialog({ name, children, isBlocked, canBeUndone, remove, close, ...rest }: DeleteDialogProps) {
  const { t } = useI18n(providedMessages);
  // The position of the name in the sentence depends on the language.
  const askedFor = canBeUndone ? undoableQuestionFor : questionFor;
  const [before, after] = t((isBlocked ? refusalFor : askedFor)(MARK)).split(MARK);
  return (
    <ConfirmDialog
      title={t(isBlocked ? msg`Cannot Be Deleted` : msg`Confirm Deletion`)}
      confirmLabel={t(msg`Yes, Delete`)}
      danger
      isBlocked={isBlocked}
      confirm={remove}
      close={close}
      {...rest}
    >
      <p>
        {before}
        <strong>{name}</strong>
        {after}
      </p>
      {children}
    </ConfirmDialog>
  );
}
