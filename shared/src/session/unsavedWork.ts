import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** Whether anything on the page would be lost by leaving it. */
export function hasUnsavedWork(): boolean {
  return dirty.size > 0;
}

/** Tells the page that something would be lost by leaving it, for as long as `isDirty` holds. */
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
