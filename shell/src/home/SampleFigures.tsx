import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readStored, writeStored } from '@seamline/shared/session';
import { Badge, Icon, useIsNarrow } from '@seamline/shared/ui';
import { useState } from 'react';

// Quieter than the live figures, and in a frame of stitches. Where there is room every section is one row of cells, or
// two, without a gap at its end.
const Frame = chakra('details', {
  base: {
    containerType: 'inline-size',
    marginBlockStart: '4',
    padding: { base: '3', md: '4' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'stitch',
    borderRadius: 'lg',
    color: 'fg.muted',
    '& > summary': {
      // Another display than that of a list item has no marker of its own.
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: { base: '44px', md: 'control' },
      cursor: 'pointer',
      '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', alignItems: 'center' },
      '& > svg': { flexShrink: 0 },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { display: 'grid', gap: '4', marginBlockStart: '3' },
    '& section': { display: 'flex', flexDirection: 'column' },
    '& dl': {
      flexGrow: 1,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      gap: '1px',
      marginBlockStart: '1',
    },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      padding: '2.5',
      bg: 'bg.subtle',
    },
    '& dt': { fontSize: 'sm', lineHeight: '1.35' },
    '& dd': { fontSize: 'lg', lineHeight: '1.2' },
    '@container (min-width: 58rem)': {
      '& > div': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
      '& section': { gridColumn: '1 / -1' },
      '& dl': { gridTemplateColumns: 'repeat(6, 1fr)' },
      '& [data-section=warnings]': { gridColumn: 'span 5', '& dl': { gridTemplateColumns: 'repeat(5, 1fr)' } },
      '& [data-section=workReport]': { gridColumn: 'span 2', '& dl': { gridTemplateColumns: 'repeat(2, 1fr)' } },
      '& [data-section=tasks] dl': { gridTemplateColumns: 'repeat(7, 1fr)' },
    },
  },
});

const KEY = 'seamline:sample-figures';

/** The product's sample figures, marked as such. They are collapsed on a phone until the person chooses otherwise. */
export function SampleFigures() {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [choice, setChoice] = useState(() => readStored(KEY));
  const isOpen = choice === null ? !isNarrow : choice === 'open';

  function keep(open: boolean) {
    // The browser also reports what the page itself has set.
    if (open === isOpen) return;
    const chosen = open ? 'open' : 'closed';
    writeStored(KEY, chosen);
    setChoice(chosen);
  }

  return (
    <Frame open={isOpen} onToggle={(event) => keep(event.currentTarget.open)}>
      <summary>
        <div>
          <Badge>
            <Trans>Sample figures</Trans>
          </Badge>
          <Text as="span" fontSize="sm">
            <Trans>Sample figures: attendance, work reports and tasks have no live data yet.</Trans>
          </Text>
        </div>
        <Icon name="chevronDown" />
      </summary>
      <div>
        {SECTIONS.map(({ key, title, figures }) => (
          <section key={key} aria-labelledby={`home-${key}`} data-section={key}>
            <Heading id={`home-${key}`} fontSize="md">
              {t(title)}
            </Heading>
            <dl>
              {figures.map((figure) => (
                <div key={figure.key}>
                  <dt>{t(figure.label)}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Frame>
  );
}

/** As the specification has them. */
const SECTIONS = [
  {
    key: 'attendance',
    title: msg`Attendance and pending status`,
    figures: [
      { key: 'present', label: msg`Present`, value: 96 },
      { key: 'lateIn', label: msg`Late In`, value: 7 },
      { key: 'absent', label: msg`Absent`, value: 9 },
      { key: 'fullDayLeave', label: msg`Full Day Leave`, value: 5 },
      { key: 'leaveRequests', label: msg`All Leave Requests`, value: 4 },
      { key: 'outOfRange', label: msg`Attendance Out Of Range`, value: 3 },
      { key: 'punchOutMissing', label: msg`Punch Out Missing`, value: 2 },
      { key: 'pendingExpenses', label: msg`Pending Expenses`, value: 11 },
      { key: 'pendingShiftRequest', label: msg`Pending Shift Request`, value: 1 },
      { key: 'bankChangeRequest', label: msg`Bank Change Request`, value: 0 },
      { key: 'deviceChangeRequest', label: msg`Device Change Request`, value: 2 },
      { key: 'workFromHomeRequest', label: msg`Work From Home Request`, value: 3 },
    ],
  },
  {
    key: 'warnings',
    title: msg`Warnings`,
    figures: [
      { key: 'noBankAccount', label: msg`Employees without bank account`, value: 6 },
      { key: 'noIdProof', label: msg`Employees without ID proof`, value: 4 },
      { key: 'noCtc', label: msg`Employees without CTC configuration`, value: 8 },
      { key: 'noShift', label: msg`Employees without shift assigned`, value: 3 },
      { key: 'noLeave', label: msg`Employees without leave assigned`, value: 12 },
    ],
  },
  {
    key: 'workReport',
    title: msg`Mandatory work report`,
    figures: [
      { key: 'submitted', label: msg`Submitted`, value: 74 },
      { key: 'reportPending', label: msg`Pending`, value: 22 },
    ],
  },
  {
    key: 'tasks',
    title: msg`Task status`,
    figures: [
      { key: 'taskPending', label: msg`Pending`, value: 14 },
      { key: 'taskInProgress', label: msg`In Progress`, value: 9 },
      { key: 'taskComplete', label: msg`Complete`, value: 31 },
      { key: 'taskOnHold', label: msg`On Hold`, value: 2 },
      { key: 'taskCancel', label: msg({ message: 'Cancel', context: 'status of tasks' }), value: 1 },
      { key: 'taskNotApplicable', label: msg`Not Applicable`, value: 3 },
      { key: 'activeTasks', label: msg`Total of active tasks`, value: 25 },
    ],
  },
];
