import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { TextLink } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import type { fieldLabels } from '../fields/labels.ts';
import { employeeMessages } from '../messages.ts';
import { CLEARED, isEmpty } from './changes.ts';
import { emptyValue } from './flatValues.ts';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: 0,
    '& > p': { fontSize: 'sm', color: 'muted', margin: 0 },
    '& > p > button': {
      fontSize: 'sm',
      minHeight: { base: '44px', md: 'auto' },
      minWidth: { base: '44px', md: 'auto' },
    },
  },
});

interface ClearableProps {
  name: keyof typeof fieldLabels;
  /** What the server has of it. */
  stored: unknown;
  children: ReactNode;
}

/** A field whose stored value can be emptied: an empty field alone changes nothing on the server. */
export function Clearable({ name, stored, children }: ClearableProps) {
  const { form: text, fields } = useMessages(employeeMessages);
  const { setValue } = useFormContext();
  const [value, marked = []] = useWatch({ name: [name, CLEARED] }) as [unknown, string[] | undefined];
  const isCleared = marked.includes(name) && isEmpty(value);
  const isFile = stored !== null && typeof stored === 'string' && stored.startsWith('/');

  function mark(next: readonly string[], then: unknown) {
    setValue(CLEARED, next, { shouldDirty: true });
    setValue(name, then, { shouldDirty: true, shouldValidate: true });
  }

  const undo = () =>
    mark(
      marked.filter((other) => other !== name),
      isFile ? undefined : stored,
    );
  const clear = () => mark([...marked.filter((other) => other !== name), name], emptyValue(name));

  return (
    <Frame>
      {children}
      {!isEmpty(stored) &&
        (isCleared ? (
          <p role="status">
            {text.willBeCleared}{' '}
            <TextLink as="button" type="button" onClick={undo}>
              {text.undoClear}
            </TextLink>
          </p>
        ) : (
          <p>
            {isEmpty(value) && !isFile && <span role="status">{text.staysUnchanged} </span>}
            <TextLink as="button" type="button" aria-label={text.clearField(fields[name])} onClick={clear}>
              {text.clear}
            </TextLink>
          </p>
        ))}
    </Frame>
  );
}
