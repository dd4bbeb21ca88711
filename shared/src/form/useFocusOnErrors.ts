import { type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ContractForm } from './useContractForm.ts';

interface FocusOnErrors {
  element: RefObject<HTMLFormElement | null>;
  notice: RefObject<HTMLDivElement | null>;
}

interface FocusOptions {
  long: boolean | undefined;
  /** Shows a field that is hidden, and focuses it. */
  showField: ((field: HTMLElement) => void) | undefined;
}

/**
 * Focuses the first field with an error each time that the form is submitted. If no field can take the focus, the notice
 * is scrolled into view; in a long form its first button takes the focus. The form library's own focus comes by a timer,
 * and would move a user who already corrects the field to the next one.
 */
export function useFocusOnErrors<V extends FieldValues>(
  { control }: ContractForm<V>,
  { long, showField }: FocusOptions,
): FocusOnErrors {
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { submitCount, errors } = useFormState({ control });
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that appears on typing does not move the focus
  useEffect(() => {
    // The cells of the weekly table are in forms of their own, and the notice links to each of them.
    const fields = [...(element.current?.elements ?? [])] as HTMLElement[];
    // A collapsed or disabled field cannot be focused.
    const wrong = hasErrors ? fields.filter(isWrong) : [];
    const [first] = wrong;
    if (first && showField) {
      showField(first);
      return;
    }
    const isTaken = wrong.some((field) => {
      field.focus();
      return document.activeElement === field;
    });
    if (isTaken || submitCount === 0) return;
    notice.current?.scrollIntoView({ block: 'nearest' });
    if (long) notice.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [submitCount]);
  return { element, notice };
}

const isWrong = (field: Element) => field.getAttribute('aria-invalid') === 'true';
