export { useFormContext, useWatch } from 'react-hook-form';
export { FormDialog } from './FormDialog.tsx';
export { FormPage } from './FormPage.tsx';
export { SelectField, TextAreaField, TextField } from './fields.tsx';
export { type ContractForm, useContractForm } from './useContractForm.ts';
export type { Failure } from './useSubmit.ts';
