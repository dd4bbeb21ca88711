import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFocusRestore } from './useFocusRestore.ts';

/** A long list of links above a notice, which its button removes. */
function Directory() {
  useFocusRestore();
  const [failed, setFailed] = useState(true);
  return (
    <section>
      <h1 tabIndex={-1}>Employees</h1>
      <div>
        {Array.from({ length: 50 }, (_, index) => (
          <p key={index} style={{ height: 60 }}>
            <a href={`#${index}`}>{`Person ${index + 1}`}</a>
          </p>
        ))}
      </div>
      {failed && (
        <div style={{ position: 'sticky', bottom: 0 }}>
          <button type="button" onClick={() => setFailed(false)}>
            Retry
          </button>
        </div>
      )}
    </section>
  );
}

test('focus stays in view when its button is removed beside a list that begins far above', async () => {
  renderRoutes([{ path: 'employees', element: <Directory /> }], 'employees', () => {});
  const last = page.getByRole('link', { name: 'Person 50', exact: true });
  await expect.element(last).toBeVisible();
  last.element().scrollIntoView({ block: 'end' });
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));

  await expect.element(page.getByRole('heading', { name: 'Employees' })).toHaveFocus();
  await expect.element(last).toBeInViewport();
});
