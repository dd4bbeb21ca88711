import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { useFormContext, useWatch } from '@seamline/shared/form';
import type { ReactNode } from 'react';
import { FIELD_LABELS, type LabelledField } from '../fields/labels.ts';
import { CLEARED, isEmpty } from './changes.ts';
import { emptyValue } from './flatValues.ts';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: 0,
    '& > p': { fontSize: 'sm', color: 'fg.muted' },
    '& > p > button': {
      fontSize: 'sm',
      minHeight: { base: '44px', md: 'auto' },
      minWidth: { base: '44px', md: 'auto' },
    },
  },
});

interface ClearableProps {
  name: LabelledField;
  /** The stored value. */
  stored: unknown;
  children: ReactNode;
}

/** A field whose stored value can be emptied: an empty field alone changes nothing on the server. */
export function Clearable({ name, stored, children }: ClearableProps) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const [value, marked = []] = useWatch({ name: [name, CLEARED] }) as [unknown, string[] | undefined];
  const isCleared = marked.includes(name) && isEmpty(value);
  /** A stored file or identity number is not in its field, which takes a new one. */
  const isApart = isIdentityNumber(name) || (typeof stored === 'string' && stored.startsWith('/'));

  function mark(next: readonly string[], then: unknown) {
    setValue(CLEARED, next, { shouldDirty: true });
    setValue(name, then, { shouldDirty: true, shouldValidate: true });
  }

  const undo = () =>
    mark(
      marked.filter((other) => other !== name),
      isApart ? emptyValue(name) : stored,
    );
  const clear = () => mark([...marked.filter((other) => other !== name), name], emptyValue(name));

  return (
    <Frame>
      {children}
      {!isEmpty(stored) &&
        (isCleared ? (
          <p role="status">
            <Trans>Will be cleared when you update.</Trans>{' '}
            <Link as="button" type="button" onClick={undo}>
              <Trans>Undo</Trans>
            </Link>
          </p>
        ) : (
          <p>
            {isEmpty(value) && !isApart && (
              <span role="status">
                <Trans>An empty field stays unchanged on the server. To empty it there, use Clear.</Trans>{' '}
              </span>
            )}
            <Link as="button" type="button" aria-label={t`Clear ${{ label: t(FIELD_LABELS[name]) }}`} onClick={clear}>
              <Trans>Clear</Trans>
            </Link>
          </p>
        ))}
    </Frame>
  );
}
