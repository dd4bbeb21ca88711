import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { languageAskedFor } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr-FR, de;q=0.9', 'en'],
  ['hi', 'hi'],
  ['gu-IN', 'gu'],
  ['en-IN,hi;q=0.9', 'en'],
  ['fr, gu;q=0.5, hi;q=0.8', 'hi'],
  ['hi;q=0, gu', 'gu'],
  ['constructor', 'en'],
])('the Accept-Language header %s selects %s', (header, language) => {
  expect(languageAskedFor(header)).toBe(language);
});

const server = await testApp();
const { token } = await server.person();
const add = (language: string | undefined, query: Record<string, string>) =>
  server.ask('POST', '/data/settings/add-branches', {
    token,
    query,
    ...(language && { headers: { 'accept-language': language } }),
  });

describe('an answer', () => {
  test('is English unless another language is asked for, and says so', async () => {
    for (const language of [undefined, 'en-GB', 'fr']) {
      const { status, headers, body } = await add(language, { name: '', branch_type: 'Showroom' });
      expect(status).toBe(422);
      expect(headers).toMatchObject({ 'content-language': 'en', vary: 'accept-language' });
      expect(body).toEqual({
        message: 'Please check the marked fields.',
        detail: 'name: This field is required.',
        code: 'invalid_fields',
        params: {},
        errors: [{ field: 'name', message: 'This field is required.', code: 'required', params: {} }],
      });
    }
  });

  test('has validation messages in the language asked for', async () => {
    const { status, headers, body } = await add('hi-IN,en;q=0.5', { name: '', branch_type: 'Showroom' });
    expect(status).toBe(422);
    expect(headers).toMatchObject({ 'content-language': 'hi', vary: 'accept-language' });
    expect(body).toEqual({
      message: 'कृपया निशान लगे फ़ील्ड जाँचें।',
      detail: 'name: यह फ़ील्ड ज़रूरी है।',
      code: 'invalid_fields',
      params: {},
      errors: [{ field: 'name', message: 'यह फ़ील्ड ज़रूरी है।', code: 'required', params: {} }],
    });
  });

  test.each([
    'Please sign in.',
    'Fever',
    'Wedding and travel',
    '1 employee',
    "{count, plural, one {'#'} other {it''s}}",
    "D'Souza's # {name}",
    String.raw`\u0041 \x41`,
  ])('contains the name %j as it is', async (name) => {
    await add(undefined, { name, branch_type: 'Showroom' });
    const message = `${name} નામની શાખા પહેલેથી છે.`;
    const code = 'branch_name_taken';
    expect((await add('gu', { name, branch_type: 'Showroom' })).body).toEqual({
      message,
      detail: message,
      code,
      params: { name },
      errors: [{ field: 'name', message, code, params: { name } }],
    });
  });

  test('contains the names of dependent records as they are, where each is an English phrase', async () => {
    const ask = (method: 'POST' | 'DELETE', path: string, query: Record<string, string>) =>
      server.ask(method, `/data/leave-management/${path}`, { token, query, headers: { 'accept-language': 'hi' } });
    const type = await ask('POST', 'leave-type', { leave_type_name: 'Please sign in.', leave_type_short_name: 'P' });
    expect(type.status).toBe(200);
    for (const reason of ['1 employee', 'Fever', 'Wedding and travel']) {
      await ask('POST', 'leave-reason', { leave_type_name: 'Please sign in.', reason });
    }
    const { leave_type_id: id } = type.body as { leave_type_id: number };
    expect((await ask('DELETE', `leave-type/${id}`, {})).body).toMatchObject({
      message: 'Please sign in. को हटाया नहीं जा सकता: कारण 1 employee, Fever, और Wedding and travel इससे जुड़े हैं।',
      code: 'leave_type_in_use',
      params: { name: 'Please sign in.', reasons: ['1 employee', 'Fever', 'Wedding and travel'], total: 3 },
    });
  });

  test('counts what keeps a branch from being deleted, and tells a success', async () => {
    const { id } = (await add(undefined, { name: 'Vesu', branch_type: 'Showroom' })).body as { id: number };
    const query = { branch_id: String(id), name: 'Sales' };
    const added = await server.ask('POST', '/data/settings/add-departments', {
      token,
      query,
    });
    expect(added.status).toBe(200);
    const remove = (language: string) =>
      server.ask('DELETE', '/data/settings/branches', {
        token,
        query: { branch_id: String(id) },
        headers: { 'accept-language': language },
      });
    expect((await remove('hi')).body).toMatchObject({
      message: 'Vesu को हटाया नहीं जा सकता: इससे 1 विभाग जुड़ा है।',
      params: { name: 'Vesu', dependents: [{ code: 'departments', params: { count: 1 } }], total: 1 },
    });
    await server.database.sql`delete from departments where branch_id = ${id}`;
    expect(await remove('gu')).toMatchObject({
      headers: { 'content-language': 'gu', vary: 'accept-language' },
      body: { success: true, message: 'શાખા કાઢી નાખી.' },
    });
  });

  test('has its technical detail, its fields and its data in no language', async () => {
    const { body } = await server.ask('GET', '/data/settings/branches', { headers: { 'accept-language': 'hi' } });
    expect(body).toEqual({
      message: 'कृपया साइन इन करें।',
      detail: 'no session token',
      code: 'not_signed_in',
      params: {},
    });
    await add('hi', { name: 'Ring Road', branch_type: 'Showroom' });
    const listed = await server.ask('GET', '/data/settings/branches', { token, headers: { 'accept-language': 'hi' } });
    expect(listed.headers).not.toHaveProperty('content-language');
    expect(listed.body).toMatchObject({
      branches: expect.arrayContaining([expect.objectContaining({ name: 'Ring Road', branch_type: 'Showroom' })]),
    });
  });
});
