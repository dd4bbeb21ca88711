import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatDay, formatTime } from '@seamline/shared/messages';
import { useMayEdit } from '@seamline/shared/session';
import { Actions, Button, Notice } from '@seamline/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FailureNotice } from './FailureNotice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { usePressedButton } from './pressedButton.ts';
import { QuestionsContext } from './questions.ts';
import type { ContractForm } from './useContractForm.ts';
import type { FormDraft } from './useDraft.ts';
import { useFocusOnErrors } from './useFocusOnErrors.ts';
import type { useSubmit } from './useSubmit.ts';

const Fields = chakra('div', {
  base: {
    display: 'contents',
    '&[inert] > *': { opacity: 0.6 },
    '&[inert] :is(input, select, textarea)': { bg: 'bg.subtle' },
    '@media (max-width: 30rem)': { '& > button': { flex: '1 1 auto' } },
  },
});

/**
 * The part of a form that cannot be changed while the form is sent, by pointer, keyboard or drop: controls, maps and
 * tables. A dialog that opens during the request must be outside, since it would be inert as well.
 */
function PendingFields({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return <Fields inert={isSending}>{children}</Fields>;
}

interface FormBodyProps<V extends FieldValues> {
  title: string;
  form: ContractForm<V>;
  submission: ReturnType<typeof useSubmit>;
  submitLabel: string;
  submittingLabel?: string;
  cancel(): void;
  /** Buttons besides Cancel and the submit button. */
  actions?: ReactNode;
  /** Links to the fields with errors, if the form has better ones than their labels. */
  links?: ReactNode;
  /** Shows a field that the form hides at the moment, and focuses it. */
  showField?: ((field: HTMLElement) => void) | undefined;
  /** For a form that is longer than the window: keeps the buttons in view, and a failure notice takes the focus. */
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
  const mayEdit = useMayEdit();
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
          return mayEdit ? submit(event) : event.preventDefault();
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
            <QuestionsContext value={submission.questions}>{children}</QuestionsContext>
          </PendingFields>
          <Actions {...(long && { 'data-stays': '', css: STAYING })}>
            {mayEdit && <PendingFields isSending={isSending}>{actions}</PendingFields>}
            <Button variant="outline" onClick={cancel} disabled={busy}>
              {mayEdit ? t(msg`Cancel`) : t(msg`Close`)}
            </Button>
            {mayEdit && (
              <Button type="submit" busy={busy && !submittingLabel} aria-disabled={busy || undefined}>
                {busy && submittingLabel ? submittingLabel : submitLabel}
              </Button>
            )}
          </Actions>
        </Stack>
      </form>
      {/* Beside the form: of what is in a busy element a screen reader may say nothing until it is done. */}
      <VisuallyHidden aria-live="polite">{isSending && t(msg`Saving…`)}</VisuallyHidden>
      <LeaveGuard isDirty={mayEdit && form.formState.isDirty} isSettled={isSettled} discarded={draft.drop} />
    </FormProvider>
  );
}

/** Ctrl+Enter or Cmd+Enter submits from any field, text areas included; but not from a dialog over the form. */
function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if ((event.target as Element).closest('form, dialog') !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/**
 * Keeps the focus in a form while it is sent: an inert field loses it, and a screen reader would start at the top of
 * the page. The submit button, which is announced as busy, has it during the request; then it returns to the field.
 * @returns A function to call when the form is submitted, while the field still has the focus.
 */
function usePendingFocus(element: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const form = element.current;
    const button = form?.querySelector<HTMLElement>('[type=submit]');
    const focused = document.activeElement;
    // A click beside the controls focuses an element around the form.
    const isNowhere = !focused || focused.contains(form);
    if (isSending && (isNowhere || form?.contains(focused))) button?.focus({ preventScroll: true });
    if (isSending || !before.current) return;
    const field = before.current;
    before.current = null;
    if (field instanceof HTMLElement && (isNowhere || focused === button)) field.focus({ preventScroll: true });
  }, [element, isSending]);
  return () => {
    const focused = document.activeElement;
    before.current = element.current?.contains(focused) ? focused : null;
  };
}

/** Announces that a draft was restored into the form, with a button that discards it. */
function DraftNotice({ draft: { restored, isOutdated, discard } }: { draft: FormDraft }) {
  const { t } = useI18n(builtInMessages);
  if (!restored) return null;
  const when = draftMoment(restored.at);
  const details = [
    isOutdated && t(msg`This record was changed after that. When you save, you see the differences.`),
    restored.hadFiles && t(msg`Files are never kept: please choose them again.`),
  ];
  return (
    <Notice
      detail={details.filter(Boolean).join(' ') || undefined}
      action={
        <Button variant="outline" size="sm" onClick={discard}>
          {t(msg`Discard them`)}
        </Button>
      }
    >
      {t(msg`Your unsaved entries of ${when} are back.`)}
    </Notice>
  );
}

/** Returns a time such as `10:42`, with the day unless it is today. */
export function draftMoment(instant: string): string {
  const day = formatDay(instant);
  const time = formatTime(instant).slice(0, 5);
  return day === formatDay(new Date().toISOString()) ? time : `${day} ${time}`;
}
