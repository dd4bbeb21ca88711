import { expect, test } from 'vitest';
import { loggableUrl, serializers } from './logging.ts';

test('only ids and paging are shown of a query', () => {
  expect(loggableUrl('/data/employees?token=eyJ&branch_id=12&q=Asha&limit=50')).toBe(
    '/data/employees?token=[hidden]&branch_id=12&q=[hidden]&limit=50',
  );
});

test.each([
  ['/data/x?TOKEN=secret', '/data/x?TOKEN=[hidden]'],
  ['/data/x?%74oken=secret', '/data/x?[hidden]'],
  ['/data/x?a?token=secret', '/data/x?[hidden]'],
  ['/data/x?branch_id=eyJhbGciOiJIUzI1NiJ9.eyJz.secret', '/data/x?branch_id=[hidden]'],
  ['/data/x?branch_id=9876500001&limit=9876500001', '/data/x?branch_id=[hidden]&limit=[hidden]'],
  ['/data/x?secret', '/data/x?[hidden]'],
  ['/data/x%3Ftoken=secret', '/data/[hidden]'],
  ['/data/x;token=secret', '/data/[hidden]'],
  ['/dev/outbox/9876500001', '/dev/outbox/[hidden]'],
])('%s is logged as %s', (url, shown) => {
  expect(loggableUrl(url)).toBe(shown);
});

test('the log of a database error holds only its code and constraint', () => {
  const refused = Object.assign(new Error('Key (number)=(9876500001) exists'), {
    code: '23505',
    constraint: 'members_number_unique',
  });
  const wrapped = new Error('Failed query: insert … params: 9876500001,hunter2', { cause: refused });

  const logged = serializers.err(wrapped);

  expect(logged).toMatchObject({ message: 'database 23505', code: '23505', constraint: 'members_number_unique' });
  expect(JSON.stringify(logged)).not.toMatch(/9876500001|hunter2/);
});
