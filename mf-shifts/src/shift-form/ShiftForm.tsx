import type { Day, ShiftInput } from '@seamline/shared/contract/shift';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { type Failure, FormPage } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Button, Notice, Stack } from '@seamline/shared/ui';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { shiftMessages } from '../messages.ts';
import { TimelineSection } from '../timeline/TimelineSection.tsx';
import { TryOutLater } from '../try-out/TryOutLater.tsx';
import { RowForms } from '../week-table/RowForms.tsx';
import { useSheet } from '../week-table/useSheet.ts';
import { WeekSection } from '../week-table/WeekSection.tsx';
import { FormSection } from './FormSection.tsx';
import { IndexedSections } from './IndexedSections.tsx';
import { ProblemLinks } from './ProblemLinks.tsx';
import { focusPlace } from './problems.ts';
import {
  BasicSection,
  BreakSection,
  CompOffSection,
  LateInSection,
  LeaveSection,
  OvertimeSection,
  PenaltySection,
  WeekOffSection,
} from './RuleSections.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { ShiftFormContext } from './shiftFormContext.ts';
import { useOverwriting } from './useOverwriting.ts';
import { adopt, amend, useShiftForm } from './useShiftForm.ts';

interface ShiftFormProps {
  title: string;
  /** What the form starts with, and goes back to. */
  initial: ShiftInput;
  /** What values are compared with in the index. */
  defaults: ShiftInput;
  /** Places whose first value is a default that stands in for a missing one. */
  assumed?: readonly string[];
  isEdit?: boolean;
  /** The id of the stored shift, whose own name is no duplicate. */
  ownId?: number;
  /** What unsaved entries are kept under beside the address. */
  draft?: string;
  version?: number | undefined;
  saveLabel: string;
  save(shift: ShiftInput, version: number | undefined): Promise<StoredShift>;
  saved(shift: StoredShift): unknown;
  review?(shift: ShiftInput): Promise<boolean>;
  explain?(error: ApiError): Failure;
  /** Above the first section: where to start from, what is a default. */
  children?: (take: (shift: ShiftInput) => void) => ReactNode;
}

const NONE: readonly string[] = [];

/** The form of a shift: sections of rules, the weekly table, and an index of them all. */
export function ShiftForm(props: ShiftFormProps) {
  const { title, initial, defaults, assumed = NONE, isEdit = false, ownId, version, children, ...saving } = props;
  const text = useMessages(shiftMessages);
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
        incomplete={text.form.incomplete}
        adopt={(changes) => adopt(form, changes)}
        links={<ProblemLinks goTo={goTo} />}
        long
        actions={
          <Button variant="ghost" onClick={() => overwrite('wasReset', initial)}>
            {text.form.reset}
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
                  {text.form.undo}
                </Button>
              }
            >
              {text.form[overwritten.how]}
            </Notice>
          )}
          <Fragment key={returns}>{children?.((shift) => overwrite('wasReplaced', shift))}</Fragment>
          <IndexedSections>
            <SectionIndex defaults={defaults} />
            <Stack gap="4" minWidth="0">
              <BasicSection />
              <WeekOffSection />
              <LateInSection />
              <LeaveSection />
              <PenaltySection />
              <OvertimeSection />
              <CompOffSection />
              <BreakSection />
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
