import { type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ContractForm } from './useContractForm.ts';

interface FocusOnErrors {
  element: RefObject<HTMLFormElement | null>;
  notice: RefObject<HTMLDivElement | null>;
}

/**
 * Puts the focus into the first field of a form that needs another look, each time that the form is submitted. A long
 * form brings up its notice instead where no field can take the focus. The form's library would go to the field once
 * more by a timer, and take somebody who corrects it already to the next one.
 */
export function useFocusOnErrors<V extends FieldValues>(
  { control }: ContractForm<V>,
  long: boolean | undefined,
): FocusOnErrors {
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { submitCount, errors } = useFormState({ control });
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that comes while somebody types takes no focus
  useEffect(() => {
    // The cells of the weekly table are in forms of their own: the notice leads to each of them.
    const fields = [...(element.current?.elements ?? [])] as HTMLElement[];
    // What is folded away, or disabled, does not take it.
    const isTaken =
      hasErrors &&
      fields.filter(isWrong).some((field) => {
        field.focus();
        return document.activeElement === field;
      });
    if (isTaken || !long || submitCount === 0) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [submitCount]);
  return { element, notice };
}

const isWrong = (field: Element) => field.getAttribute('aria-invalid') === 'true';
