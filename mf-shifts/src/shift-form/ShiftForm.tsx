import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { RULE_SECTIONS } from '@seamline/shared/contract/shift-rule';
import { recordOf, SHIFT_RULES } from '@seamline/shared/contract/shift-rules';
import type { Day } from '@seamline/shared/contract/shift-time';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { type Failure, FormPage } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { Button, Notice } from '@seamline/shared/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { TimelineSection } from '../timeline/TimelineSection.tsx';
import { RowForms } from '../week-table/RowForms.tsx';
import { useSheet } from '../week-table/useSheet.ts';
import { WeekSection } from '../week-table/WeekSection.tsx';
import { FormSection, IndexedSections } from './FormSection.tsx';
import { ProblemLinks } from './ProblemLinks.tsx';
import { focusPlace } from './problems.ts';
import { Rule } from './Rule.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { ShiftFormContext } from './shiftFormContext.ts';
import { TryOutLater } from './TryOutLater.tsx';
import { useOverwriting } from './useOverwriting.ts';
import { adopt, amend, useShiftForm } from './useShiftForm.ts';

interface ShiftFormProps {
  title: string;
  /** The initial values, which Reset restores. */
  initial: ShiftInput;
  /** The values that the index counts as defaults. */
  defaults: ShiftInput;
  /** Field paths whose stored value was missing, so that a default is shown. */
  assumed?: readonly string[];
  isEdit?: boolean;
  /** The id of the stored shift, whose own name is no duplicate. */
  ownId?: number;
  /** Key of the draft, beside the URL. */
  draft?: string;
  version?: number | undefined;
  submitLabel: string;
  mutation: UseMutationOptions<StoredShift, Error, ShiftInput & { version?: number }>;
  onSuccess(shift: StoredShift): unknown;
  confirmBeforeSubmit?(shift: ShiftInput): Promise<boolean>;
  getErrorMessage?(error: ApiError): Failure;
  /** Content above the first section. */
  children?: (take: (shift: ShiftInput) => void) => ReactNode;
}

const NONE: readonly string[] = [];

/** The form of a shift: sections of rules, the weekly table, and an index of them all. */
export function ShiftForm(props: ShiftFormProps) {
  const { title, initial, defaults, assumed = NONE, isEdit = false, ownId, version, children, ...saving } = props;
  const { t } = useLingui();
  const { form, state } = useShiftForm({ initial, assumed, isEdit, ownId });
  const sheet = useSheet(form);
  const [day, setDay] = useState<Day>('monday');
  const { overwritten, returns, overwrite, takeBack } = useOverwriting(form, sheet);

  const change = useCallback((before: ShiftInput, after: ShiftInput) => amend(form, before, after), [form]);

  /** On a phone only one day is on the page: the one in question comes first. */
  const goTo = useCallback((place: string) => {
    const [, placeDay] = place.split('.') as [string, Day?];
    if (placeDay) setDay(placeDay);
    setTimeout(() => focusPlace(place));
  }, []);

  return (
    <>
      <FormPage
        title={title}
        form={form}
        back={paths.shifts}
        incomplete={t`Please fill all required fields.`}
        adopt={(changes) => adopt(form, changes)}
        links={<ProblemLinks goTo={goTo} />}
        long
        actions={
          <Button variant="ghost" onClick={() => overwrite('wasReset', initial)}>
            <Trans>Reset</Trans>
          </Button>
        }
        {...(version !== undefined && { version })}
        {...saving}
      >
        <ShiftFormContext value={state}>
          {overwritten && (
            <Notice
              action={
                <Button variant="outline" size="sm" onClick={() => takeBack(overwritten)}>
                  <Trans>Undo</Trans>
                </Button>
              }
            >
              {overwritten.how === 'wasReset'
                ? t`Every field has its original value again.`
                : t`Your entries were replaced.`}
            </Notice>
          )}
          <Fragment key={returns}>{children?.((shift) => overwrite('wasReplaced', shift))}</Fragment>
          <IndexedSections>
            <SectionIndex defaults={defaults} />
            <Stack gap="4" minWidth="0">
              <RuleSections />
              <FormSection id="week" wide>
                <WeekSection sheet={sheet} day={day} showDay={setDay} />
              </FormSection>
              <FormSection id="timeline" wide>
                <TimelineSection sheet={sheet} day={day} />
              </FormSection>
              <TryOutLater before={initial} change={change} goTo={goTo} />
            </Stack>
          </IndexedSections>
        </ShiftFormContext>
      </FormPage>
      <RowForms />
    </>
  );
}

/** The rules that all days have in common, a section each, in the order of their records. */
function RuleSections() {
  return RULE_SECTIONS.map((section) => (
    <FormSection key={section} id={section}>
      {SHIFT_RULES.filter((name) => recordOf(name).section === section).map((name) => (
        <Rule key={name} name={name} />
      ))}
    </FormSection>
  ));
}
