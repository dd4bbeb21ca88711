import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './useContractForm.ts';

/**
 * Puts the focus into the first field of a form that needs another look, each time that the form is submitted. The
 * form's library would do so once more by a timer, and take somebody who corrects that field already to the next one.
 */
export function useFocusOnErrors<V extends FieldValues>({
  formState,
}: ContractForm<V>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, errors } = formState;
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that comes while somebody types takes no focus
  useEffect(() => {
    if (!hasErrors) return;
    // The cells of the weekly table are in forms of their own: the notice above leads to each of them.
    const fields = [...(element.current?.elements ?? [])] as HTMLElement[];
    // What is folded away, or disabled, does not take it.
    fields.filter(isWrong).some((field) => {
      field.focus();
      return document.activeElement === field;
    });
  }, [submitCount]);
  return element;
}

const isWrong = (field: Element) => field.getAttribute('aria-invalid') === 'true';
