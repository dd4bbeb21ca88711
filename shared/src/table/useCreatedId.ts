import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the id of the record that the form before this list created. It is that of the first location, since a dialog
 * has another: closing it must not scroll to the record again.
 */
export function useCreatedId(): number | undefined {
  const { state } = useLocation();
  const [createdId] = useState(() => (state as { createdId?: number } | null)?.createdId);
  return createdId;
}
