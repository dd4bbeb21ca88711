import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { SwitchField, useController, useWatch } from '@seamline/shared/form';
import { Checkbox } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { branches } from '../queries.ts';

/** The limit of a manager to branches. */
export function ScopeFields() {
  const { t } = useLingui();
  const isLimited: unknown = useWatch({ name: 'has_scope' });
  return (
    <>
      <SwitchField
        name="has_scope"
        label={t`Only some branches`}
        hint={t`On: sees and changes only the people and departments of the branches you choose. Off: of all branches.`}
      />
      {isLimited === true && <BranchesField />}
    </>
  );
}

const Branches = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    maxHeight: '40vh',
    overflowY: 'auto',
    paddingInline: '3',
    paddingBlockEnd: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > legend': { paddingInline: '1', fontWeight: 'medium' },
  },
});

function BranchesField() {
  const { data } = useQuery(branches);
  const { field, fieldState } = useController({ name: 'branch_ids' });
  const hintId = useId();
  const chosen = (field.value ?? []) as number[];
  const change = (id: number, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Branches aria-describedby={hintId}>
      <legend>
        <Trans>Branches</Trans>
      </legend>
      {data?.branches.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          ref={index === 0 ? field.ref : undefined}
          label={name}
          checked={chosen.includes(id)}
          error={index === 0 ? fieldState.error?.message : undefined}
          onBlur={field.onBlur}
          onChange={({ target }) => change(id, target.checked)}
        />
      ))}
      <Text id={hintId} as="small" gridColumn="1 / -1" color="fg.muted" role="status">
        {chosen.length === 0 && <Trans>Without a branch they see nobody.</Trans>}
      </Text>
    </Branches>
  );
}
