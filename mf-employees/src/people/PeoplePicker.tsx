import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EmployeeCard } from '@seamline/shared/contract/employees/employees';
import { foldText } from '@seamline/shared/contract/wire/fields';
import { useDebouncedValue } from '@seamline/shared/table';
import { Avatar, type ControlProps, Input } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useState } from 'react';
import { employeeSearch } from '../queries.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > [role=listbox], & > [data-note]': {
      position: 'absolute',
      insetInline: 0,
      top: 'calc(100% + 0.25rem)',
      zIndex: 20,
      padding: '1',
      maxHeight: '17rem',
      overflow: 'auto',
      layerStyle: 'raised',
    },
    '& > [data-note]': { padding: '3', color: 'fg.muted', fontSize: 'sm' },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      padding: '2',
      borderRadius: 'sm',
      cursor: 'pointer',
      minHeight: { base: '44px', md: '36px' },
      '&[aria-selected=true]': { bg: 'bg.muted', outline: '1px solid', outlineColor: 'border.control' },
      '&:hover': { bg: 'bg.muted' },
      '& small': { color: 'fg.muted', display: 'block' },
    },
  },
});

interface PeoplePickerProps {
  /** The properties that connect it with its field. */
  control: ControlProps;
  isExcluded(id: number): boolean;
  choose(person: EmployeeCard): void;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search box over current employees: type, move with the arrow keys, Enter chooses one. */
export function PeoplePicker({ control, isExcluded, choose, onBlur, ref }: PeoplePickerProps) {
  const { t } = useLingui();
  const listId = useId();
  const { typed, type, isOpen, forget, found, at, pick, onKeyDown, state } = usePeopleSearch(isExcluded, choose);
  const isListed = isOpen && found.length > 0;
  const note = {
    searching: t`Searching...`,
    failed: t`The search failed.`,
    found: t`Nobody matches “${{ search: typed.trim() }}”.`,
  }[state];
  return (
    <Frame
      onBlur={({ target, currentTarget, relatedTarget }) => {
        // A typed name would look like a chosen one. A click into another window does not clear it.
        if (target !== document.activeElement && !currentTarget.contains(relatedTarget)) forget();
      }}
    >
      <Input
        {...control}
        ref={ref}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? `${listId}-${found[at]?.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t`Type a name or a number`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {isListed && (
        <div id={listId} role="listbox" aria-label={t`Type a name or a number`} onMouseDown={keepFocus}>
          {found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            <div
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => pick(person)}
            >
              <Avatar name={person.user_name} source={person.profile_pic} size={32} />
              <span>
                {person.user_name}
                <small>
                  {person.designation} · {t`No. ${{ id: person.id }}`}
                </small>
              </span>
            </div>
          ))}
        </div>
      )}
      {isOpen && !isListed && (
        <Text data-note="" aria-hidden="true" onMouseDown={keepFocus}>
          {note}
        </Text>
      )}
      <VisuallyHidden role="status">
        {isOpen
          ? isListed
            ? t`${plural({ count: found.length }, { one: '# person found.', other: '# people found.' })}`
            : note
          : ''}
      </VisuallyHidden>
    </Frame>
  );
}

/** Also where there is no option to press, such as on the scrollbar of the list: the box would be left. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Those whose name, or a word of it, begins as it was typed come first. */
function byBeginning<P extends { user_name: string }>(people: readonly P[], search: string): P[] {
  const wanted = foldText(search);
  const rank = ({ user_name }: P) => {
    const name = foldText(user_name);
    return name.startsWith(wanted) ? 0 : name.includes(` ${wanted}`) ? 1 : 2;
  };
  return people.toSorted((one, other) => rank(one) - rank(other));
}

/** State of a combobox over employees: the typed text, the search results, and the active one. */
function usePeopleSearch(isExcluded: (id: number) => boolean, choose: (person: EmployeeCard) => void) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const search = useDebouncedValue(typed.trim());
  const result = useQuery({ ...employeeSearch(search), enabled: isOpen && search !== '' });
  const isSettled = search === typed.trim() && search !== '';
  const found = isSettled ? byBeginning(result.data ?? [], search).filter(({ id }) => !isExcluded(id)) : [];

  function type(value: string) {
    setTyped(value);
    setAt(0);
    setOpen(value.trim() !== '');
  }

  function pick(person: EmployeeCard | undefined) {
    if (!person) return;
    choose(person);
    type('');
  }

  /** Enter never sends the form while something is typed here, and Escape closes the list before a dialog around it. */
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((found.length + at + step) % Math.max(1, found.length));
    else if (event.key === 'Enter') pick(found[at]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  const state = !isSettled || result.isFetching ? 'searching' : result.error ? 'failed' : 'found';
  return {
    typed,
    type,
    isOpen: isOpen && typed.trim() !== '',
    forget: () => type(''),
    found,
    at,
    pick,
    onKeyDown,
    state,
  };
}
