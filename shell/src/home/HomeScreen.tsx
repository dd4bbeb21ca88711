import { Heading } from '@chakra-ui/react/heading';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Page } from '@seamline/shared/ui';
import { FirstSteps } from './FirstSteps.tsx';
import { LiveSection } from './LiveSection.tsx';

// Where there is room every section is one row of cells, or two, without a gap at its end.
const Sections = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > div': { display: 'grid', gap: '5' },
    '& section': { display: 'flex', flexDirection: 'column' },
    '& dl': {
      flexGrow: 1,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      margin: 0,
      marginBlockStart: '2',
      overflow: 'hidden',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1.5',
      minHeight: '5.5rem',
      padding: '3.5',
      marginInlineEnd: '-1px',
      marginBlockEnd: '-1px',
      borderInlineEndWidth: '1px',
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.35' },
    '& dd': { margin: 0, fontFamily: 'heading', fontSize: '2xl', lineHeight: '1' },
    '& [data-zero] dd': { color: 'fg.muted' },
    // A running stitch sets the sum apart.
    '& [data-figure=activeTasks]': { position: 'relative' },
    '& [data-figure=activeTasks]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '3',
      insetInlineStart: '-1px',
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'dashed',
      borderColor: 'stitch',
    },
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

/** The home page: the live figures of the company, and the product's sample figures, marked as such. */
export function HomeScreen() {
  const { t } = useLingui();
  return (
    <Page title={t`Dashboard`}>
      <FirstSteps />
      <LiveSection />
      <HStack flexWrap="wrap" justifyContent="space-between" marginBlockStart="4">
        <Text color="fg.muted">
          <Trans>Sample figures: attendance, work reports and tasks have no live data yet.</Trans>
        </Text>
        <Badge tone="accent">
          <Trans>Sample figures</Trans>
        </Badge>
      </HStack>
      <Sections>
        <div>
          {HOME_SECTIONS.map(({ key, title, figures }) => (
            <section key={key} aria-labelledby={`home-${key}`} data-section={key}>
              <Heading id={`home-${key}`} size="md">
                {t(title)}
              </Heading>
              <dl>
                {figures.map((figure) => (
                  <div key={figure.key} data-figure={figure.key} data-zero={figure.value === 0 || undefined}>
                    <dt>{t(figure.label)}</dt>
                    <dd>{figure.value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Sections>
    </Page>
  );
}

/** The sample figures of the home page, as the product shows them. They are no live data. */
const HOME_SECTIONS = [
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
