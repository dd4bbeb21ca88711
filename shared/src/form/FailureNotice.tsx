import { Notice, TextLink } from '@seamline/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { Failure } from './useSubmit.ts';

/** Why a form was not saved, above its fields, with a way to each of them that needs another look. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { formState, setFocus } = useFormContext();
  const wrong = Object.entries(formState.errors).flatMap(([name, error]) => {
    const label = labelOf(error);
    return label ? [{ name, label }] : [];
  });
  if (!failure) return null;
  if (failure.isAboutFields && Object.keys(formState.errors).length === 0) return null;
  return (
    <Notice
      tone="error"
      detail={failure.detail}
      below={
        wrong.length > 1 &&
        wrong.map(({ name, label }) => (
          <TextLink key={name} as="button" type="button" onClick={() => setFocus(name)}>
            {label}
          </TextLink>
        ))
      }
    >
      {failure.text}
    </Notice>
  );
}

/** The label's own words, without the star of a required field. */
function labelOf(error: unknown): string | undefined {
  const { ref } = error as { ref?: Partial<HTMLInputElement> };
  const labels = ref?.labels;
  return labels?.[0]?.firstChild?.textContent ?? undefined;
}
