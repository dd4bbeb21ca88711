import { useFormContext } from '@seamline/shared/form';
import { useState } from 'react';

/** Returns a function that clears dependent fields, and its announcement, which is empty if none of them had a value. */
export function useDependentFields() {
  const { setValue, getValues, clearErrors } = useFormContext();
  const [announcement, setAnnouncement] = useState('');

  function clear(names: string[], text: string) {
    const filled = names.filter((name) => getValues(name) !== undefined);
    for (const name of filled) setValue(name, undefined, { shouldDirty: true });
    clearErrors(names);
    setAnnouncement(filled.length > 0 ? text : '');
  }

  return { clear, announcement };
}
