import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { TextField, useDuplicateName } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { designations } from './queries.ts';

/** The name of a designation. A duplicate is accepted. */
export function DesignationNameField({ ownId }: { ownId?: number }) {
  const { t } = useLingui();
  const duplicateName = useDuplicateName(designations, 'designation', ownId);
  const advice =
    duplicateName && t`There is already a designation called ${duplicateName}. You can still use this name.`;
  return (
    <TextField
      name="designation"
      label={t(ORGANISATION_LABELS.designation)}
      limit={LIMITS.name}
      advice={advice}
      required
    />
  );
}
