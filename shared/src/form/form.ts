export {
  Controller,
  type FieldValues,
  FormProvider,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { BoundField } from './BoundField.tsx';
export { CodeField } from './CodeField.tsx';
export { EffectList, EffectPreview } from './EffectPreview.tsx';
export { FileField, usePreview } from './FileField.tsx';
export { FormDialog } from './FormDialog.tsx';
export { FormPage } from './FormPage.tsx';
export {
  CheckboxField,
  DateField,
  NumberField,
  PasswordField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './fields.tsx';
export type { FileKinds } from './fileKinds.ts';
export { LeaveGuard } from './LeaveGuard.tsx';
export { usePressedButton } from './pressedButton.ts';
export { useQuestion } from './questions.ts';
export { UndoNotice } from './UndoNotice.tsx';
export { type ContractForm, initialValues, useContractForm } from './useContractForm.ts';
export { copyName, useDuplicate, useDuplicateName } from './useDuplicate.ts';
export type { FormFailure } from './useSubmit.ts';
