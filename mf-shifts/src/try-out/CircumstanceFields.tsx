import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Field, Input, NativeSelect } from '@seamline/shared/ui';
import type { Circumstances } from '../engine/simulation/result.ts';

/**
 * The `form` of a field that belongs to no form: Enter in it does not send the shift, and its value is not checked when
 * the shift is refused.
 */
export const NO_FORM = '';

/** The circumstances of an ordinary day. */
export const USUAL: Circumstances = {
  app: 'EMPLOYEE',
  isOutOfRange: false,
  isApproved: false,
  isShortLeaveRequested: false,
  lateMinutes: 0,
  earlyMinutes: 0,
  lateDays: 0,
  shortLeaves: 0,
  compOffs: 0,
};

const COUNT_LABELS = {
  lateMinutes: msg`Late minutes`,
  earlyMinutes: msg`Early minutes`,
  lateDays: msg`Late days`,
  shortLeaves: msg`Short leaves`,
  compOffs: msg`Comp-offs`,
};
const COUNTS = Object.keys(COUNT_LABELS) as (keyof typeof COUNT_LABELS)[];

const Fold = chakra('details', {
  base: {
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', paddingBlock: { base: '3', md: '1' } },
    '& fieldset': { minWidth: 0, marginBlockStart: '2' },
    '& legend': { fontWeight: 'medium', marginBlockEnd: '1' },
  },
});

interface CircumstanceFieldsProps {
  given: Circumstances;
  change(given: Circumstances): void;
}

/** The facts beside the punches: the app, approvals, and the sums of the month so far. */
export function CircumstanceFields({ given, change }: CircumstanceFieldsProps) {
  const { t } = useLingui();
  const columns = 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))';
  return (
    <Fold>
      <summary>
        <Trans>Circumstances</Trans>
      </summary>
      <Grid gridTemplateColumns={columns} gap="3" alignItems="end">
        <Field label={t`Punched with`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={given.app}
              onChange={(event) => change({ ...given, app: event.target.value === 'FACE' ? 'FACE' : 'EMPLOYEE' })}
            >
              <option value="EMPLOYEE">
                <Trans>Employee app</Trans>
              </option>
              <option value="FACE">
                <Trans>Face app</Trans>
              </option>
            </NativeSelect>
          )}
        </Field>
        <Checkbox
          label={t`Outside the allowed area`}
          form={NO_FORM}
          checked={given.isOutOfRange}
          onChange={(event) => change({ ...given, isOutOfRange: event.target.checked })}
        />
        <Checkbox
          label={t`Extra work and breaks are approved`}
          form={NO_FORM}
          checked={given.isApproved}
          onChange={(event) => change({ ...given, isApproved: event.target.checked })}
        />
        <Checkbox
          label={t`Short leave was asked for`}
          form={NO_FORM}
          checked={given.isShortLeaveRequested}
          onChange={(event) => change({ ...given, isShortLeaveRequested: event.target.checked })}
        />
      </Grid>
      <fieldset>
        <legend>
          <Trans>Before the first day, the month already has</Trans>
        </legend>
        <Grid gridTemplateColumns={columns} gap="3">
          {COUNTS.map((count) => (
            <Field key={count} label={t(COUNT_LABELS[count])}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="decimal"
                  min={0}
                  step={count === 'compOffs' ? 0.5 : 1}
                  value={given[count]}
                  form={NO_FORM}
                  onChange={(event) => change({ ...given, [count]: Math.max(0, Number(event.target.value) || 0) })}
                />
              )}
            </Field>
          ))}
        </Grid>
      </fieldset>
    </Fold>
  );
}
