import { useEffect, useRef } from 'react';
import { useRegistry } from './registryStore.ts';

/** Calls back when another registry than the one at the start has been read. */
export function useNewRegistry(act: () => void): void {
  const { revision } = useRegistry();
  const seen = useRef(revision);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    latest.current();
  }, [revision]);
}
