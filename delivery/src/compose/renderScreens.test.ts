import { expect, test } from 'vitest';
import { faultsOf } from './renderScreens.ts';

test('smoke test: an error that React Router and the shell report as well is one fault of the screen', () => {
  const errors = [
    'Error: No reasons. (static/js/async/9.js:1:105)',
    'React Router caught the following error during render Error: No reasons. (static/js/async/9.js:1:105)',
    'Error: No reasons.',
    'Error: No types.',
  ];
  expect(faultsOf(errors, ['This page of Leave stopped with an error'])).toEqual({
    errors: ['Error: No reasons. (static/js/async/9.js:1:105)', 'Error: No types.'],
    alerts: [],
  });
});

test('smoke test: an alert of the screen itself stays beside the error of its request', () => {
  const faults = { errors: ['Failed to load resource: 404'], alerts: ['Failed to fetch leave reasons.'] };
  expect(faultsOf(faults.errors, faults.alerts)).toEqual(faults);
});
