import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Returns the value of a hook in a first rendering. */
export function hookValue<T>(useValue: () => T): T {
  const values: T[] = [];
  function Probe() {
    values.push(useValue());
    return null;
  }
  renderToString(createElement(Probe));
  return values[0] as T;
}
