import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** Returns whether the page has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}

/** Registers unsaved changes of the page while `isDirty` is true. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      dirty.delete(id);
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isDirty]);
}
