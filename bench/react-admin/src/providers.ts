import type { AuthProvider, DataProvider, RaRecord } from 'react-admin';

const TOKEN = 'authToken';

async function ask(path: string, query: Record<string, string>, method = 'GET') {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { method, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return await response.json();
}

const needless = () => Promise.reject(new Error('This application only lists.'));

/** The service answers with all branches; a page of them is cut here. */
export const dataProvider: DataProvider = {
  async getList(_resource, { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort }) {
    const { branches } = await ask('/data/settings/branches', { token: localStorage.getItem(TOKEN) ?? '' });
    const field = sort?.field ?? 'name';
    const sorted = branches.toSorted((one: RaRecord, other: RaRecord) => one[field].localeCompare(other[field]));
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: branches.length };
  },
  getOne: needless,
  getMany: needless,
  getManyReference: needless,
  update: needless,
  updateMany: needless,
  create: needless,
  delete: needless,
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
