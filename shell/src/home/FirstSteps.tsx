import { Heading } from '@chakra-ui/react/heading';
import { Link as TextLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SETUP_STEPS, type SetupStep } from '@seamline/shared/contract/organisation/setup';
import { paths } from '@seamline/shared/paths';
import { Button, Icon } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { endSetup, isSetupOver, setupQuery } from './firstSteps.ts';

interface Step {
  name: MessageDescriptor;
  why: MessageDescriptor;
  /** The label of the button that leads to `path`. */
  start: MessageDescriptor;
  path: string;
}

const STEPS: Record<SetupStep, Step> = {
  company: {
    name: msg`Company details`,
    why: msg`Name, address, logo and the place on the map.`,
    start: msg`Fill in`,
    path: paths.companyDetail,
  },
  branches: {
    name: msg`Branches`,
    why: msg`The places where people work.`,
    start: msg`Add Branch`,
    path: paths.branchAdd,
  },
  departments: {
    name: msg`Departments`,
    why: msg`The parts that each branch is divided into.`,
    start: msg`Add Department`,
    path: paths.departmentAdd,
  },
  designations: {
    name: msg`Designations`,
    why: msg`The titles of the jobs.`,
    start: msg`Add Designation`,
    path: paths.designationAdd,
  },
  'leave-types': {
    name: msg`Leave types`,
    why: msg`The kinds of leave, and who may take them.`,
    start: msg`Add Leave`,
    path: paths.leaveTypeAdd,
  },
  shifts: {
    name: msg`Shifts`,
    why: msg`When people work, and what follows from lateness.`,
    start: msg`Add Shift`,
    path: paths.shiftAdd,
  },
  employees: {
    name: msg`Employees`,
    why: msg`Everybody who works here.`,
    start: msg`Add Employee`,
    path: paths.employeeAdd,
  },
  managers: {
    name: msg`Managers`,
    why: msg`The other people who may work in this back-office.`,
    start: msg`Add Manager`,
    path: paths.managers,
  },
};

const Frame = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    paddingBlockEnd: '2',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'start',
      justifyContent: 'space-between',
      padding: { base: '4', md: '5' },
      paddingBlockEnd: '3',
    },
    '& ol': {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gridAutoFlow: { lg: 'column' },
      gridTemplateRows: { lg: 'repeat(4, auto)' },
      columnGap: '8',
      margin: 0,
      paddingBlock: '0',
      paddingInline: { base: '4', md: '5' },
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'center',
      minHeight: '3.75rem',
      paddingBlock: '2',
      borderBlockStartWidth: '1px',
      borderColor: 'border',
      '& > span:first-of-type': {
        display: 'grid',
        placeItems: 'center',
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: 'full',
        borderWidth: '1.5px',
        borderStyle: 'dashed',
        borderColor: 'stitch',
        color: 'fg.muted',
        fontSize: 'sm',
        fontWeight: 'bold',
      },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    },
    '& li[data-done]': { color: 'fg.muted' },
    '& li[data-done] > span:first-of-type': { borderStyle: 'solid', borderColor: 'success', color: 'success' },
  },
});

/** The steps that set up a new company, in the order of their dependencies. Hidden once all of them are done. */
export function FirstSteps() {
  const [isOver, setOver] = useState(isSetupOver);
  const { data } = useQuery({ ...setupQuery, enabled: !isOver });
  const isComplete = data?.missing.length === 0;
  useEffect(() => {
    if (isComplete) endSetup();
  }, [isComplete]);
  if (isOver || !data || isComplete) return null;
  const missing = new Set(data.missing);
  const next = SETUP_STEPS.find((step) => missing.has(step));
  const all = SETUP_STEPS.length;
  const done = all - missing.size;
  return (
    <Frame aria-labelledby="first-steps">
      <header>
        <div>
          <Heading id="first-steps">
            <Trans>Set your company up</Trans>
          </Heading>
          <Text color="fg.muted">
            <Trans>
              {done} of {all} steps are done. Follow the order: each step uses what the earlier ones added.
            </Trans>
          </Text>
        </div>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            endSetup();
            setOver(true);
          }}
        >
          <Trans>Hide this</Trans>
        </Button>
      </header>
      <ol>
        {SETUP_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isDone={!missing.has(step)} isNext={step === next} />
        ))}
      </ol>
    </Frame>
  );
}

/** The imports that do a step, and those behind it, at once. */
const SHEETS: Readonly<Partial<Record<SetupStep, { path: string; label: MessageDescriptor }>>> = {
  branches: {
    path: paths.organisationImport,
    label: msg`or import branches, departments, designations and leave types from one workbook`,
  },
  employees: { path: paths.employeeImport, label: msg`or import all employees from a sheet` },
};

interface StepProps {
  step: SetupStep;
  number: number;
  isDone: boolean;
  isNext: boolean;
}

function Step({ step, number, isDone, isNext }: StepProps) {
  const { t } = useLingui();
  const { name, why, start, path } = STEPS[step];
  const sheet = SHEETS[step];
  return (
    <li data-done={isDone || undefined}>
      <span>
        {isDone ? <Icon name="check" /> : number}
        {isDone && (
          <VisuallyHidden>
            <Trans>Done</Trans>
          </VisuallyHidden>
        )}
      </span>
      <div>
        {t(name)}
        {!isDone && <small>{t(why)}</small>}
        {sheet && !isDone && (
          <small>
            <TextLink asChild>
              <Link to={sheet.path}>{t(sheet.label)}</Link>
            </TextLink>
          </small>
        )}
      </div>
      {!isDone && (
        <Button asChild size="sm" variant={isNext ? 'solid' : 'outline'}>
          <Link to={path}>{t(start)}</Link>
        </Button>
      )}
    </li>
  );
}
