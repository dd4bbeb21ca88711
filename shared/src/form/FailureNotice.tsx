import { Link as TextLink } from '@chakra-ui/react/link';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatList } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ConflictChoice, Failure } from './useSubmit.ts';

interface FailureNoticeProps {
  failure: Failure | undefined;
  /** Ways to the fields, where the form has better ones than their labels. */
  links?: ReactNode;
}

/** Why a form was not saved, above its fields, with a way to each of them that needs another look. */
export function FailureNotice({ failure, links }: FailureNoticeProps) {
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  if (!failure) return null;
  if (failure.isAboutFields && Object.keys(errors).length === 0) return null;
  const wrong = Object.entries(errors)
    .flatMap(([name, error]) => {
      const label = labelOf(name, error);
      return label ? [{ name, label, at: document.getElementsByName(name)[0] }] : [];
    })
    .sort((one, other) => (one.at && other.at && isBefore(other.at, one.at) ? 1 : -1));
  const labels =
    wrong.length > 1 &&
    wrong.map(({ name, label }) => (
      <TextLink key={name} as="button" type="button" onClick={() => setFocus(name)}>
        {label}
      </TextLink>
    ));
  return (
    <Notice
      tone="error"
      detail={failure.detail}
      below={failure.conflict ? <ConflictBelow {...failure.conflict} /> : (links ?? labels)}
    >
      {failure.text}
    </Notice>
  );
}

/** The order in which the fields stand on the page. */
function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** What somebody else changed, and whose values to go on with. */
function ConflictBelow({ changes, names = {}, keepMine, takeTheirs }: ConflictChoice) {
  const { t } = useI18n(builtInMessages);
  const shown = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t(msg`Yes`) : t(msg`No`);
    if (value === null || value === '' || value === undefined) return t(msg`(empty)`);
    if (Array.isArray(value)) return formatList(value.map((one) => shown(field, one)));
    return names[field]?.[String(value)] ?? choiceOf(field, String(value)) ?? String(value);
  };
  return (
    <>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, before, after }) => {
            const label = labelOf(field.replace(FILE, '')) ?? inWords(field);
            const isFile = FILE.test(field);
            return (
              <li key={field}>
                {isFile ? t(msg`${label}: another file`) : `${label}: ${shown(field, before)} → ${shown(field, after)}`}
              </li>
            );
          })}
        </ul>
      )}
      <Button variant="outline" size="sm" onClick={keepMine}>
        {t(msg`Keep mine`)}
      </Button>
      <Button variant="outline" size="sm" onClick={takeTheirs}>
        {t(msg`Take theirs`)}
      </Button>
    </>
  );
}

/** Where a record says which file belongs to it: a number that means nothing to anybody. */
const FILE = /_file_id$/;

/** The words that a list on the page has for a value. */
function choiceOf(field: string, value: string): string | undefined {
  const [control] = document.getElementsByName(field);
  if (!(control instanceof HTMLSelectElement)) return undefined;
  return [...control.options].find((option) => option.value === value)?.text;
}

/** `branch_type` as 'Branch type', where no field on the page has a label for it. */
function inWords(field: string): string {
  const words = field
    .replace(FILE, '')
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a field's label, without the star of a required one. Where a controller stands between, the name leads to it. */
function labelOf(name: string, error: unknown = {}): string | undefined {
  const { ref } = error as { ref?: Partial<HTMLInputElement> };
  const labels = ref?.labels ?? (document.getElementsByName(name)[0] as Partial<HTMLInputElement> | undefined)?.labels;
  return labels?.[0]?.firstChild?.textContent ?? undefined;
}
