import { readAhead } from '@seamline/shared/http';
import { expect, test, vi } from 'vitest';
import { readFirst } from './readFirst.ts';
import { releaseWith } from './testing/releases.ts';

vi.mock(import('@seamline/shared/http'), async (original) => ({ ...(await original()), readAhead: vi.fn() }));

const release = releaseWith({ reads: { leavetype: ['/data/leave-management/leave-types'] } });

test('what a page reads first is asked for once, and not where the address says more', () => {
  readFirst(release, { pathname: '/dashboard/leavetype', search: '?sort=name' });
  expect(readAhead).not.toHaveBeenCalled();
  readFirst(release, { pathname: '/dashboard/LeaveType', search: '' });
  expect(readAhead).toHaveBeenCalledExactlyOnceWith('/data/leave-management/leave-types');
  readFirst(release, { pathname: '/dashboard/leavetype', search: '' });
  readFirst(release, { pathname: '/dashboard/elsewhere', search: '' });
  expect(readAhead).toHaveBeenCalledTimes(1);
});

test('another release of the same remote asks anew', () => {
  vi.mocked(readAhead).mockClear();
  readFirst({ ...release, base: '/remotes/mf-leave/another/' }, { pathname: '/dashboard/leavetype', search: '' });
  expect(readAhead).toHaveBeenCalledTimes(1);
});
