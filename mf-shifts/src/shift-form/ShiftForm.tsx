import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { Day } from '@seamline/shared/contract/shifts/shift-time';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { type FormFailure, FormPage, useFormState } from '@seamline/shared/form';
import { type ApiError, useErrorText } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { Button, Notice } from '@seamline/shared/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { TimelineSection } from '../timeline/TimelineSection.tsx';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { useWeekGrid } from '../week-table/useWeekGrid.ts';
import { RowForms } from '../week-table/WeekCell.tsx';
import { WeekSection } from '../week-table/WeekSection.tsx';
import { FormSection } from './FormSection.tsx';
import { FormTabs, TabPanel, useFormTabs } from './FormTabs.tsx';
import { type FieldProblem, problemsIn } from './problems.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { ShiftFormContext } from './shiftFormContext.ts';
import { TryOutPanels, useTryOut } from './TryOutPanels.tsx';
import { adopt, amend, useOverwriting, useShiftForm } from './useShiftForm.ts';

const List = chakra('ul', {
  // Room for the mark of the focus, which a box that scrolls would cut off.
  base: { maxHeight: '14rem', overflow: 'auto', width: '100%', margin: '-1', padding: '1' },
});

interface ProblemLinksProps {
  /** True while the other days follow Monday, whose errors then are theirs. */
  isSame: boolean;
  goTo(fieldPath: string): void;
}

/** Lists the values to correct, each with a link to its field. */
function ProblemLinks({ isSame, goTo }: ProblemLinksProps) {
  const labelOf = useRuleLabel();
  const dayOf = useDayName();
  const errorText = useErrorText();
  const { errors } = useFormState();
  const problems = problemsIn(errors, isSame);
  const nameOf = ({ rule, day }: FieldProblem) => (day ? `${labelOf(rule)}, ${dayOf(day)}` : labelOf(rule));
  if (problems.length === 0) return null;
  return (
    <List>
      {problems.map((problem) => (
        <li key={problem.fieldPath}>
          <Link as="button" type="button" onClick={() => goTo(problem.fieldPath)}>
            {nameOf(problem)}
          </Link>
          : {errorText(problem.message)}
        </li>
      ))}
    </List>
  );
}

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
  /** Asks about the changes before they are sent. */
  review?: ReactNode;
  getErrorMessage?(error: ApiError): FormFailure;
  /** Content above the first section. */
  children?: (take: (shift: ShiftInput) => void) => ReactNode;
}

const NONE: readonly string[] = [];

/** The form of a shift in three tabs: the rules, the week, and what the shift makes of punches and dates. */
export function ShiftForm(props: ShiftFormProps) {
  const {
    title,
    initial,
    defaults,
    assumed = NONE,
    isEdit = false,
    ownId,
    version,
    review,
    children,
    ...saving
  } = props;
  const { t } = useLingui();
  const { form, state } = useShiftForm({ initial, assumed, isEdit, ownId });
  const grid = useWeekGrid(form);
  const [day, setDay] = useState<Day>('monday');
  const { overwritten, returns, overwrite, takeBack } = useOverwriting(form);

  const change = useCallback((before: ShiftInput, after: ShiftInput) => amend(form, before, after), [form]);

  const { tab, section, showTab, showSection, goTo: showField } = useFormTabs();
  const tryOut = useTryOut();

  /** On a phone only one day is on the page: the one in question comes first. */
  function goTo(fieldPath: string) {
    const [, fieldDay] = fieldPath.split('.') as [string, Day?];
    if (fieldDay) setDay(fieldDay);
    showField(fieldPath);
  }

  function noticeOf({ how, isUndone }: NonNullable<typeof overwritten>): string {
    if (isUndone) return t`Your earlier entries are back. They replaced your later ones.`;
    return how === 'wasReset' ? t`Every field has its original value again.` : t`Your entries were replaced.`;
  }

  return (
    <>
      <FormPage
        title={title}
        form={form}
        back={paths.shifts}
        incomplete={t`Please fill all required fields.`}
        adopt={(changes) => adopt(form, changes)}
        links={<ProblemLinks isSame={grid.isSame} goTo={goTo} />}
        showField={(field) => goTo((field as HTMLInputElement).name)}
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
              {noticeOf(overwritten)}
            </Notice>
          )}
          <Fragment key={returns}>{children?.((shift) => overwrite('wasReplaced', shift))}</Fragment>
          <FormTabs tab={tab} isSame={grid.isSame} show={showTab} />
          <TabPanel id="settings" isShown={tab === 'settings'}>
            <SettingsTab defaults={defaults} section={section} show={showSection} goOn={() => showTab('week')}>
              <TryOutPanels tryOut={tryOut}>
                {({ Explanation }) => <Explanation before={initial} change={change} goTo={goTo} />}
              </TryOutPanels>
            </SettingsTab>
          </TabPanel>
          <TabPanel id="week" isShown={tab === 'week'}>
            <FormSection id="timeline">
              <TimelineSection grid={grid} day={day} />
            </FormSection>
            <WeekSection grid={grid} day={day} showDay={setDay} />
          </TabPanel>
          <TabPanel id="try-out" isShown={tab === 'try-out'}>
            <TryOutPanels tryOut={tryOut}>{({ TryOut }) => <TryOut before={initial} />}</TryOutPanels>
          </TabPanel>
          {review}
        </ShiftFormContext>
      </FormPage>
      <RowForms />
    </>
  );
}
