import { Link as TextLink } from '@chakra-ui/react/link';
import { msg, plural } from '@lingui/core/macro';
import { wholeDaysOfField } from '@seamline/shared/contract/shifts/shift-time';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatCalendarDay, formatList } from '@seamline/shared/messages';
import { DeletionNote } from '@seamline/shared/table';
import { Button, Notice } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ConflictChoice, FormFailure, GoneRecord } from './useSubmit.ts';

interface FailureNoticeProps {
  failure: FormFailure | undefined;
  /** Links to the fields with errors, if the form has better ones than their labels. */
  links?: ReactNode;
}

/** Shows above the fields why a form was not saved, with links to the fields with errors. */
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
    <Notice tone="error" detail={failure.detail} below={remedyFor(failure) ?? links ?? labels}>
      {failure.text}
    </Notice>
  );
}

function remedyFor({ conflict, gone }: FormFailure): ReactNode {
  if (conflict) return <ConflictDetails {...conflict} />;
  return gone && <GoneDetails {...gone} />;
}

/** Says who deleted the record of the form, and offers to add it again with the values of the form. */
function GoneDetails({ kind, id, addAgain }: GoneRecord) {
  const { t } = useI18n(builtInMessages);
  return (
    <>
      <DeletionNote kind={kind} id={id} />
      {addAgain && (
        <Button variant="outline" size="sm" onClick={addAgain}>
          {t(msg`Add it again with these values`)}
        </Button>
      )}
    </>
  );
}

/** Returns whether a node precedes another in the document. */
function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** Lists the changes of the other user in an edit conflict, with "Keep mine" and "Take theirs". */
function ConflictDetails({ changes, names = {}, keepMine, takeTheirs }: ConflictChoice) {
  const { t } = useI18n(builtInMessages);
  const shown = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t(msg`Yes`) : t(msg`No`);
    if (value === null || value === '' || value === undefined) return t(msg`(empty)`);
    if (Array.isArray(value)) return formatList(value.map((one) => shown(field, one)));
    const days = wholeDaysOfField(field, String(value));
    if (typeof days === 'number') return t(msg`${plural({ days }, { one: '# day', other: '# days' })}`);
    if (days !== undefined) return days;
    return names[field]?.[String(value)] ?? choiceOf(field, String(value)) ?? formatCalendarDay(String(value));
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

/** Fields that hold the id of a file. The id is not shown, since it has no meaning for users. */
const FILE = /_file_id$/;

/** Returns the label of a value in the select of a field. */
function choiceOf(field: string, value: string): string | undefined {
  const [control] = document.getElementsByName(field);
  if (!(control instanceof HTMLSelectElement)) return undefined;
  return [...control.options].find((option) => option.value === value)?.text;
}

/** Returns `branch_type` as 'Branch type', for a field without a label on the page. */
function inWords(field: string): string {
  const words = field
    .replace(FILE, '')
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a field's label without the star of a required one, which some labels have in their text. A controlled field
 * without ref is found by its name.
 */
function labelOf(name: string, error: unknown = {}): string | undefined {
  const { ref } = error as { ref?: Partial<HTMLInputElement> };
  const labels = ref?.labels ?? (document.getElementsByName(name)[0] as Partial<HTMLInputElement> | undefined)?.labels;
  return labels?.[0]?.firstChild?.textContent?.replace(/ \*$/, '');
}
