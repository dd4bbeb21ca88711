import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Actions, Button } from '@seamline/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { DraftNotice } from './DraftNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PendingFields } from './PendingFields.tsx';
import { usePressedButton } from './pressedButton.ts';
import { submitOnShortcut } from './shortcut.ts';
import type { ContractForm } from './useContractForm.ts';
import { useFocusOnErrors } from './useFocusOnErrors.ts';
import { usePendingFocus } from './usePendingFocus.ts';
import type { useSubmit } from './useSubmit.ts';

interface FormBodyProps<V extends FieldValues> {
  title: string;
  form: ContractForm<V>;
  submission: ReturnType<typeof useSubmit>;
  submitLabel: string;
  submittingLabel: string | undefined;
  cancel(): void;
  /** Buttons besides Cancel and the submit button. */
  actions?: ReactNode;
  /** Links to the fields with errors, if the form has better ones than their labels. */
  links?: ReactNode;
  /** Shows a field that the form hides at the moment, and focuses it. */
  showField?: ((field: HTMLElement) => void) | undefined;
  /** For a form that is longer than the window: keeps the buttons in view and scrolls to the failure notice. */
  long?: boolean;
  children: ReactNode;
}

const STAYING = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  paddingBlock: '2.5',
  bg: 'bg',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
  // In a low window, such as one at 400 %, sticky buttons would cover the fields.
  '@media (max-height: 32rem)': { position: 'static' },
} as const;

/** Parts that a form has on a page and in a dialog: failure notice, fields, buttons, guard of unsaved changes. */
export function FormBody<V extends FieldValues>(props: FormBodyProps<V>) {
  const { title, form, submission, submitLabel, submittingLabel, cancel } = props;
  const { actions, links, showField, long, children } = props;
  const { t } = useI18n(builtInMessages);
  const { submit, failure, busy, isSending, isSettled, draft } = submission;
  const { element, notice } = useFocusOnErrors(form, { long, showField });
  const noteFocus = usePendingFocus(element, isSending);
  const presses = usePressedButton();
  useEffect(() => {
    if (!long) return;
    const { style } = document.documentElement;
    style.setProperty('--seamline-stays', '3.5rem');
    return () => void style.removeProperty('--seamline-stays');
  }, [long]);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        onSubmit={(event) => {
          noteFocus();
          return submit(event);
        }}
        onKeyDown={submitOnShortcut}
        {...presses}
        noValidate
        aria-label={title}
        aria-busy={isSending || undefined}
      >
        <Stack gap="4" cursor={isSending ? 'progress' : undefined}>
          <PendingFields isSending={isSending}>
            <Box ref={notice} css={{ '&:empty': { display: 'none' } }}>
              <FailureNotice failure={failure} links={links} />
            </Box>
            <DraftNotice draft={draft} />
            {children}
          </PendingFields>
          <Actions {...(long && { 'data-stays': '', css: STAYING })}>
            <PendingFields isSending={isSending}>{actions}</PendingFields>
            <Button variant="outline" onClick={cancel} disabled={busy}>
              {t(msg`Cancel`)}
            </Button>
            <Button type="submit" busy={busy && !submittingLabel} aria-disabled={busy || undefined}>
              {busy && submittingLabel ? submittingLabel : submitLabel}
            </Button>
          </Actions>
        </Stack>
      </form>
      {/* Beside the form: of what is in a busy element a screen reader may say nothing until it is done. */}
      <VisuallyHidden aria-live="polite">{isSending && t(msg`Saving…`)}</VisuallyHidden>
      <LeaveGuard isDirty={form.formState.isDirty} isSettled={isSettled} discarded={draft.drop} />
    </FormProvider>
  );
}
