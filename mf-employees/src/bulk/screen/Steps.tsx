import { useMessages } from '@seamline/shared/messages';
import { styled } from '@seamline/shared/ui';
import { bulkMessages } from '../messages.ts';

const STEPS = ['choose', 'columns', 'check', 'run', 'receipt'] as const;
export type Step = (typeof STEPS)[number];

const List = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    padding: 0,
    margin: 0,
    fontSize: 'sm',
    color: 'muted',
    '& > li': { display: 'flex', gap: '2', alignItems: 'center' },
    '& > li + li::before': { content: '"›"', color: 'stitch' },
    '& > [aria-current]': { color: 'ink', fontWeight: 'bold' },
  },
});

/** Where in the import one is. */
export function Steps({ step }: { step: Step }) {
  const text = useMessages(bulkMessages).steps;
  return (
    <List aria-label={text.label}>
      {STEPS.map((name, place) => (
        <li key={name} aria-current={name === step ? 'step' : undefined}>
          {place + 1}. {text[name]}
        </li>
      ))}
    </List>
  );
}
