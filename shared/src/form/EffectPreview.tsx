import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { reasonOf } from '@seamline/shared/messages';
import { Actions, Button, Notice } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';

/** A list of affected records, each with a line or more below its name. */
export const EffectList = chakra('ul', {
  base: {
    padding: '2',
    display: 'grid',
    gap: '2',
    maxHeight: '40vh',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > li > span': { display: 'block', color: 'fg.muted' },
  },
});

interface EffectPreviewProps {
  /** The effect in a sentence above its lists. */
  sentence: ReactNode;
  /** The label of the button that makes the change; false for a change without an effect. */
  confirmLabel: string | false;
  danger?: boolean;
  /** Makes the change and closes the dialog. A rejection is shown in the dialog. */
  confirm(): Promise<void>;
  /** Asks for the effect again after a rejection: what is shown then, and sent next, is the present one. */
  refresh(): Promise<void>;
  /** Returns to the form. */
  back(): void;
  close(): Promise<void>;
  children: ReactNode;
}

/** The effect of a change, in place of its form, and the button that makes the change. */
export function EffectPreview(props: EffectPreviewProps) {
  const { sentence, confirmLabel, danger = false, confirm, refresh, back, close, children } = props;
  const { t } = useI18n(builtInMessages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // A mutation's own pending state comes with a later task, which the second click of two may precede.
  async function run() {
    setBusy(true);
    setFailure(undefined);
    try {
      await confirm();
    } catch (error) {
      setFailure(reasonOf(error));
      await refresh().catch(() => undefined);
      setBusy(false);
    }
  }

  return (
    <Stack gap="3">
      {failure && (
        <Notice tone="error" detail={failure}>
          {t(msg`Nothing was changed.`)}
        </Notice>
      )}
      <Text ref={focus} tabIndex={-1} outline="none" overflowWrap="anywhere">
        {sentence}
      </Text>
      {children}
      <VisuallyHidden aria-live="polite">{busy && t(msg`Please wait…`)}</VisuallyHidden>
      <Actions>
        <Button variant="outline" onClick={back} disabled={busy}>
          {t(msg`Back to the form`)}
        </Button>
        <Button variant="outline" onClick={() => void close()} disabled={busy}>
          {confirmLabel ? t(msg`Cancel`) : t(msg`Close`)}
        </Button>
        {confirmLabel && (
          <Button busy={busy} onClick={run} {...(danger && { colorPalette: 'danger' })}>
            {confirmLabel}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

/** The form that had the focus is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
