import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@seamline/shared/ui';

const STEPS = ['choose', 'columns', 'check', 'run', 'receipt'] as const;
export type Step = (typeof STEPS)[number];

const STEP_LABELS: Readonly<Record<Step, MessageDescriptor>> = {
  choose: msg`File`,
  columns: msg`Columns`,
  check: msg({ message: 'Check', comment: 'A step of the import: the rows of the sheet are checked' }),
  run: msg({ message: 'Import', comment: 'A step of the import, and the button that leads to it' }),
  receipt: msg({ message: 'Receipt', comment: 'The last step of the import: the result' }),
};

/** The steps along a dashed line: completed ones are in the colour of the stitch, the current one is filled. */
const List = chakra('ol', {
  base: {
    display: 'flex',
    maxWidth: '46rem',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0 },
    '& > li:not(:last-child)': { flex: '1 1 auto' },
    '& > li:not(:last-child)::after': {
      content: '""',
      flex: '1 1 0.75rem',
      minWidth: '0.75rem',
      marginInlineEnd: '2',
      borderBlockStart: '2px dashed',
      borderColor: 'border',
    },
    '& > li[data-done]::after': { borderColor: 'stitch' },
    '& > li > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      fontWeight: 'bold',
    },
    '& > [data-done] > span:first-of-type': { borderColor: 'stitch', color: 'stitch' },
    '& > [aria-current]': { color: 'fg', fontWeight: 'bold' },
    '& > [aria-current] > span:first-of-type': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
    },
    // A phone shows the name of one step; the others are for screen readers.
    '@media (max-width: 768px)': { '& > li:not([aria-current]) > span:last-of-type': { srOnly: true } },
    '@media (forced-colors: active)': { '& > [aria-current] > span:first-of-type': { outline: '2px solid' } },
  },
});

/** The steps of the import, with the current one marked. */
export function Steps({ step }: { step: Step }) {
  const { t } = useLingui();
  const at = STEPS.indexOf(step);
  return (
    <List aria-label={t`Steps`}>
      {STEPS.map((name, place) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          data-done={place < at || step === 'receipt' ? '' : undefined}
        >
          <span aria-hidden="true">{place < at ? <Icon name="check" /> : place + 1}</span>
          <span>{t(STEP_LABELS[name])}</span>
        </li>
      ))}
    </List>
  );
}
