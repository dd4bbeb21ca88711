import type { Page } from '@seamline/e2e/fixtures';

const LIST = /\/data\/employees\?/;
const PLACES = /\/data\/employees\/places\?/;

/** Responds like a server with any number of employees, page by page, without stored records. */
export async function crowd(page: Page, departments: readonly [name: string, total: number][]): Promise<void> {
  const people = departments.flatMap(([department, total]) => Array.from({ length: total }, () => department));
  const total = people.length;
  const branches = [{ branch_id: 1, branch_name: 'Vesu', total_employees: total }];
  const groups = departments.map(([name, count]) => ({ name, total: count }));
  await page.route(LIST, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [start, size] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    const department: Record<string, object[]> = {};
    const order: number[] = [];
    for (let place = start; place < Math.min(total, start + size); place += 1) {
      const id = place + 1;
      const card = { id, user_id: id, user_name: `Person ${id}`, designation: 'Tailor', profile_pic: null };
      department[people[place] ?? ''] = [...(department[people[place] ?? ''] ?? []), card];
      order.push(id);
    }
    const next_cursor = start + size < total ? String(start + size) : null;
    await route.fulfill({ json: { branches, groups, department, order, next_cursor } });
  });
  await page.route(PLACES, async (route) => {
    const size = Number(new URL(route.request().url()).searchParams.get('limit'));
    const cursors = Array.from({ length: Math.floor(total / size) }, (_, index) => String((index + 1) * size));
    await route.fulfill({ json: { cursors } });
  });
}
