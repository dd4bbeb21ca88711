import { Dialog } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path } from 'react-hook-form';
import { FormBody } from './FormBody.tsx';
import { type SubmitOptions, useSubmit } from './useSubmit.ts';

interface FormDialogProps<V extends FieldValues, R>
  extends Omit<SubmitOptions<V, R>, 'draft' | 'isPreview' | 'onSuccess'> {
  title: string;
  submitLabel: string;
  /** Called after a success. */
  onSuccess?: SubmitOptions<V, R>['onSuccess'];
  /** Leaves the route; called after a success too, unless there is something to show then. */
  onClose(): Promise<void>;
  /** Takes the place of the form for a step before it. */
  before?: ReactNode;
  /**
   * Takes the place of the form after a success, and closes the dialog itself. A function shows what the values would
   * do: it gets the result, and a way back to the form, which has kept them.
   */
  done?: ReactNode | ((result: R, back: () => void) => ReactNode);
  wide?: boolean;
  children: ReactNode;
}

/**
 * A form in the dialog of a route. The URL names its draft, and leaving it asks first if unsaved changes would be lost.
 */
export function FormDialog<V extends FieldValues, R>(props: FormDialogProps<V, R>) {
  const { title, form, wide, onSuccess, onClose, before, done, children } = props;
  const [result, setResult] = useState<{ readonly value: R }>();
  const submission = useSubmit<V, R>({
    ...props,
    draft: '',
    isPreview: typeof done === 'function',
    async onSuccess(value, values) {
      await onSuccess?.(value, values);
      if (done) setResult({ value });
      else await onClose();
    },
  });
  const leave = () => {
    if (!submission.busy) void onClose();
  };
  function back() {
    submission.isSettled.current = false;
    // The button that had the focus goes with what was shown.
    flushSync(() => setResult(undefined));
    const [first] = Object.keys(form.getValues());
    form.setFocus(first as Path<V>);
  }

  const shown = typeof done === 'function' ? result && done(result.value, back) : done;
  return (
    <Dialog title={title} wide={wide} close={leave} busy={submission.busy}>
      {(result ? shown : before) || (
        <FormBody {...props} submission={submission} cancel={leave}>
          {children}
        </FormBody>
      )}
    </Dialog>
  );
}
