import { Children, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Fragment, jsxDEV } from './jsxDevRuntime.ts';

test('elements of a remote that was compiled for development are those of the production runtime', () => {
  const one = jsxDEV('p', { id: 'a', children: 'text' }, 'key', false) as ReactElement<{ id: string }>;
  expect(one).toEqual(
    <p key="key" id="a">
      text
    </p>,
  );
  const several = jsxDEV(Fragment, { children: ['one', 'two'] }, undefined, true) as ReactElement<{
    children: ReactNode;
  }>;
  expect(several.type).toBe(Fragment);
  expect(Children.toArray(several.props.children)).toEqual(['one', 'two']);
});
