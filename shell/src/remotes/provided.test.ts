import { providedExports } from '@seamline/shared/build';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('PROVIDED_VERSIONS', {});

test('the shell provides what its description says', async () => {
  const { provided } = await import('./provided.ts');
  const described = providedExports();
  const names = [...provided].map(([name, { exports }]) => [name, Object.keys(exports).sort()]);
  expect(Object.fromEntries(names)).toEqual(
    Object.fromEntries(Object.entries(described).map(([name, { exports }]) => [name, exports])),
  );
});
