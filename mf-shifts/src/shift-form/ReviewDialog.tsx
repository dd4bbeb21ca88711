import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { Actions, Button, Dialog, Text } from '@seamline/shared/ui';
import type { Difference } from '../engine/index.ts';
import { shiftMessages } from '../messages.ts';
import { useWording } from './wording.ts';

const List = chakra('ul', {
  base: {
    maxHeight: '50dvh',
    overflow: 'auto',
    display: 'grid',
    gap: '1.5',
    paddingInlineStart: '5',
    margin: 0,
    listStyle: 'disc',
    overflowWrap: 'anywhere',
    '& del': { color: 'muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'bold' },
  },
});

interface ReviewDialogProps {
  differences: readonly Difference[];
  employees: number;
  answer(isMeant: boolean): void;
}

/** Lists the changes of a shift and the number of affected employees before the change is sent. */
export function ReviewDialog({ differences, employees, answer }: ReviewDialogProps) {
  const text = useMessages(shiftMessages).review;
  const { labelOfDifference, wordsOf } = useWording();
  return (
    <Dialog title={text.title} close={() => answer(false)} wide>
      <Text>
        <strong>{employees === 0 ? text.nobody : text.touches(employees)}</strong>
      </Text>
      <List tabIndex={0} aria-label={text.title}>
        {differences.map((difference) => {
          const { rule, days, before, after } = difference;
          return (
            <li key={`${rule}.${days.join()}`}>
              {labelOfDifference(difference)}: <del>{wordsOf(rule, before)}</del> → <ins>{wordsOf(rule, after)}</ins>
            </li>
          );
        })}
      </List>
      <Actions>
        <Button variant="outline" onClick={() => answer(false)}>
          {text.cancel}
        </Button>
        <Button data-autofocus="" onClick={() => answer(true)}>
          {text.confirm}
        </Button>
      </Actions>
    </Dialog>
  );
}
