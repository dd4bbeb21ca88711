import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { ConfirmDialog } from '@seamline/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from './BoundField.tsx';
import { TextField } from './fields.tsx';
import { useQuestion } from './questions.ts';

interface CodeFieldProps extends FieldProps {
  limit?: number | undefined;
  /** The sentence that names the other record with this code; without it nobody has the code. */
  taken: string | false | undefined;
  /** True in a form that adds the record. */
  isNew: boolean;
}

/**
 * A code or short name, which identifies a record and may repeat: another record that has it is named while one types,
 * and asked about before the form is sent. A stored code that is not changed is not asked about.
 */
export function CodeField({ taken, isNew, ...field }: CodeFieldProps) {
  const { t } = useI18n(builtInMessages);
  const { getValues, formState, setFocus } = useFormContext();
  const stored: unknown = formState.defaultValues?.[field.name];
  const asked = useQuestion(
    () => (isNew || getValues(field.name) !== stored ? taken || undefined : undefined),
    () => setFocus(field.name),
  );

  return (
    <>
      <TextField {...field} advice={taken || undefined} isSavable />
      {asked && (
        <ConfirmDialog
          title={t(msg`Already in use`)}
          confirmLabel={isNew ? t(msg`Add all the same`) : t(msg`Save all the same`)}
          cancelLabel={t(msg`Change it`)}
          confirm={() => asked.answer(true)}
          close={() => asked.answer(false)}
        >
          {asked.question} {isNew ? t(msg`Add it all the same?`) : t(msg`Save it all the same?`)}
        </ConfirmDialog>
      )}
    </>
  );
}
