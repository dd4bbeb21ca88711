import type { AuthProvider, DataProvider, RaRecord } from 'react-admin';

const TOKEN = 'authToken';

async function ask(path: string, query: Record<string, string>, method = 'GET') {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { method, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return await response.json();
}

const withToken = (query: Record<string, string> = {}) => ({ ...query, token: localStorage.getItem(TOKEN) ?? '' });

async function all(): Promise<RaRecord[]> {
  return (await ask('/data/settings/branches', withToken())).branches;
}

function needless(): never {
  throw new Error('Branches refer to nothing.');
}

/** The service answers with all branches; a page of them is cut here. */
export const dataProvider: DataProvider = {
  async getList(_resource, { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }) {
    const field = sort?.field ?? 'name';
    const words = String(filter?.q ?? '').toLowerCase();
    const found = (await all()).filter(({ name }) => name.toLowerCase().includes(words));
    const data = found.sort((one, other) => String(one[field]).localeCompare(String(other[field])));
    const sorted = sort?.order === 'DESC' ? data.reverse() : data;
    return { data: sorted.slice((page - 1) * perPage, page * perPage) as never, total: found.length };
  },
  getOne: async (_resource, { id }) => ({
    data: (await all()).find((branch) => String(branch.id) === String(id)) as never,
  }),
  create: async (_resource, { data }) => ({
    data: await ask('/data/settings/add-branches', withToken(data as Record<string, string>), 'POST'),
  }),
  update: async (_resource, { id, data: { name, code, branch_type, version } }) => {
    const query = withToken({ branch_id: String(id), name, code, branch_type, version: String(version) });
    return { data: await ask('/data/settings/branches', query, 'PUT') };
  },
  delete: async (_resource, { id, previousData }) => {
    await ask('/data/settings/branches', withToken({ branch_id: String(id) }), 'DELETE');
    return { data: previousData as never };
  },
  getMany: needless,
  getManyReference: needless,
  updateMany: needless,
  deleteMany: needless,
};

/** The user name is the mobile number. */
export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const { token } = await ask('/data/verify-login', { number: username, password }, 'POST');
    if (!token) throw new Error('Please check your password.');
    localStorage.setItem(TOKEN, token);
  },
  logout: async () => localStorage.removeItem(TOKEN),
  checkAuth: () => (localStorage.getItem(TOKEN) ? Promise.resolve() : Promise.reject()),
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};
