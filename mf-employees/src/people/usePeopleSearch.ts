import type { EmployeeCard } from '@seamline/shared/contract/employees';
import { useDebouncedValue } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { employeeSearch } from '../queries.ts';

/** State of a combobox over employees: the typed text, the search results, and the active one. */
export function usePeopleSearch(isExcluded: (id: number) => boolean, choose: (person: EmployeeCard) => void) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const search = useDebouncedValue(typed.trim());
  const result = useQuery({ ...employeeSearch(search), enabled: isOpen && search !== '' });
  const isSettled = search === typed.trim() && search !== '';
  const found = isSettled ? (result.data ?? []).filter(({ id }) => !isExcluded(id)) : [];

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
