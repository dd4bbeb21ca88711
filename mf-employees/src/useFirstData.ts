import { useState } from 'react';

/** Returns the first response of a query; a later one would replace what is typed in the form that starts with it. */
export function useFirstData<T>(data: T | undefined): T | undefined {
  const [first, setFirst] = useState<{ readonly data: T }>();
  if (first || data === undefined) return first?.data;
  setFirst({ data });
  return data;
}
