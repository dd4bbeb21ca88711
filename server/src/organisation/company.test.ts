import type { Company } from '@seamline/shared/contract/organisation/company';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

/** A new organisation without a company profile. */
async function emptyOrganisation() {
  const server = await testApp();
  const { token } = await server.person({ name: 'Ilaben Meghani' });
  return { server, token };
}

const organisation = await emptyOrganisation();
const { server } = organisation;

const SURAT = { company_name: 'Meghdhanush & Daughters', address: 'Ring Road, Surat' };

type Values = Record<string, string | File>;

function send(values: Values, { server, token } = organisation) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return server.ask('POST', '/data/company-details', { token, form });
}

async function get({ server, token } = organisation): Promise<Company> {
  return ((await server.ask('GET', '/data/company-details', { token })).body as { company: Company }).company;
}

async function picture(colour: string, name = 'logo.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

const fileRows = () => server.database.sql`select id, kind from files order by id`;

describe('a company profile that was never stored', () => {
  test('has no name, the time zone of India and the default location, not confirmed', async () => {
    expect(await get(await emptyOrganisation())).toEqual({
      company_name: '',
      address: '',
      company_website: null,
      default_timezone: 'Asia/Kolkata',
      company_email: null,
      company_contact: null,
      pincode: null,
      gst_number: null,
      hr_email: null,
      latitude: 21.24,
      longitude: 72.88,
      location_confirmed: false,
      company_logo_url: null,
      company_photo_url: null,
    });
  });

  test('is created once by three requests at the same time, which all succeed', async () => {
    const empty = await emptyOrganisation();
    const answers = await Promise.all([send(SURAT, empty), send(SURAT, empty), send(SURAT, empty)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await empty.server.database.sql`select id from company`).toHaveLength(1);
  });
});

describe('storing the company', () => {
  const EVERYTHING = {
    company_name: '  વેસુ Fashions "&" <Sons> ',
    address: '401, Rangoli Trade Centre\nRing Road',
    company_website: 'meghdhanush.example',
    default_timezone: 'Asia/Dubai',
    company_email: 'hello@meghdhanush.example',
    company_contact: '0261 555 0142',
    pincode: '395002',
    gst_number: '24AAACM7463H1ZH',
    hr_email: 'people@meghdhanush.example',
    latitude: '21.1959',
    longitude: '-72.830250',
  };

  test('stores a PIN code and a phone number that came in other digits in Latin ones', async () => {
    const empty = await emptyOrganisation();
    await send({ ...SURAT, pincode: '३९५००२', company_contact: '+૯૧ ૯૮૭૬૫ ૦૦૦૦૧' }, empty);
    expect(await get(empty)).toMatchObject({ pincode: '395002', company_contact: '+91 98765 00001' });
  });

  test('answers with what is stored', async () => {
    const answer = await send(EVERYTHING);

    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Company details updated.',
        company: {
          ...EVERYTHING,
          company_name: 'વેસુ Fashions "&" <Sons>',
          latitude: 21.1959,
          longitude: -72.83025,
          location_confirmed: true,
        },
      },
    });
    expect(await get()).toEqual((answer.body as { company: Company }).company);
  });

  test('keeps a text that is not sent, and clears one that is sent empty', async () => {
    await send(EVERYTHING);
    await send({ ...SURAT, pincode: '', default_timezone: '' });

    expect(await get()).toMatchObject({
      ...SURAT,
      pincode: null,
      default_timezone: 'Asia/Kolkata',
      gst_number: '24AAACM7463H1ZH',
      latitude: 21.1959,
    });
  });

  test.each([
    ['the default place, sent by a form that nobody touched', { latitude: '21.24', longitude: '72.88' }, false],
    [
      'the default place, said to be right',
      { latitude: '21.24', longitude: '72.88', location_confirmed: 'true' },
      true,
    ],
    ['another place', { latitude: '0', longitude: '0' }, true],
    ['another place, said not to be chosen', { latitude: '1', longitude: '1', location_confirmed: 'false' }, false],
    ['no place', { latitude: '', longitude: '' }, false],
  ])('%s counts as chosen or not', async (_how, place, confirmed) => {
    // A place that was confirmed before stays so while it is the same.
    await send({ ...SURAT, latitude: '', longitude: '' });
    await send({ ...SURAT, ...place });

    expect(await get()).toMatchObject({ location_confirmed: confirmed });
    if (!confirmed) expect(await get()).toMatchObject({ latitude: 21.24, longitude: 72.88 });
  });

  test.each([
    [{ company_name: '' }, { company_name: 'This field is required.' }],
    [{ address: '  ' }, { address: 'This field is required.' }],
    [{ address: 'x'.repeat(501) }, { address: 'Use at most 500 characters.' }],
    [{ company_email: 'nobody' }, { company_email: 'Enter an email address, such as name@example.com.' }],
    [{ hr_email: 'a b@c' }, { hr_email: 'Enter an email address, such as name@example.com.' }],
    [{ default_timezone: 'Asia/Atlantis' }, { default_timezone: 'Choose a time zone from the list.' }],
    [{ latitude: '90.1', longitude: '0' }, { latitude: 'Enter a latitude between -90 and 90.' }],
    [{ latitude: '1', longitude: '-181' }, { longitude: 'Enter a longitude between -180 and 180.' }],
    [{ latitude: 'NaN', longitude: '0' }, { latitude: 'Enter a latitude between -90 and 90.' }],
    [{ latitude: '1e1', longitude: '0' }, { latitude: 'Enter a latitude between -90 and 90.' }],
    [{ latitude: '21.2' }, { longitude: 'Enter both latitude and longitude, or neither.' }],
    [{ latitude: '21.2', longitude: '' }, { longitude: 'Enter both latitude and longitude, or neither.' }],
    [{ company_logo: 'not a file' }, { company_logo: 'Choose a file.' }],
  ])('refuses %j', async (values, errors) => {
    const answer = await send({ ...SURAT, ...(values as Values) });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'Please check the marked fields.',
      errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
    });
  });

  test('on a stale version is refused with the changes of the other editor', async () => {
    await send(SURAT);
    const { version } = await get();
    await send({ ...SURAT, pincode: '395007' });

    expect(await send({ ...SURAT, pincode: '395001', version: String(version) })).toMatchObject({
      status: 409,
      body: {
        message: 'Ilaben Meghani changed Meghdhanush & Daughters while you were editing it.',
        conflict: { by: 'Ilaben Meghani', changes: [{ field: 'pincode', after: '395007' }] },
      },
    });
    expect(await get()).toMatchObject({ pincode: '395007' });
  });

  test('is logged with its author', async () => {
    await send({ ...SURAT, gst_number: '24AAACM7463H1ZH' });
    await send({ ...SURAT, gst_number: '' });

    const [last] = await server.database.sql`
      select member_name, action, record_name, before, after from activity
      where record = 'company' order by id desc limit 1`;
    expect(last).toEqual({
      member_name: 'Ilaben Meghani',
      action: 'update',
      record_name: 'Meghdhanush & Daughters',
      before: { gst_number: '24AAACM7463H1ZH' },
      after: { gst_number: null },
    });
  });
});

describe('the pictures', () => {
  test('are served under signed URLs, re-encoded as WebP', async () => {
    await send({ ...SURAT, company_logo: await picture('#8c2b3c'), company_photo: await picture('#e3b65d') });
    const { company_logo_url, company_photo_url } = await get();

    expect(company_logo_url).toMatch(/^\/data\/files\/\d+\/logo\.webp\?session=[\w.-]+&expires=\d+&signature=[\w-]+$/);
    expect(company_photo_url).toMatch(
      /^\/data\/files\/\d+\/photo\.webp\?session=[\w.-]+&expires=\d+&signature=[\w-]+$/,
    );
    for (const address of [company_logo_url, company_photo_url]) {
      const answer = await server.app.inject(String(address));
      expect(answer.statusCode).toBe(200);
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    }
  });

  test('stay when none is sent, or one without a byte', async () => {
    await send({ ...SURAT, company_logo: await picture('#123456') });
    const before = await get();
    await send({ ...SURAT, company_logo: new File([], ''), company_photo: new File([], 'empty.png') });

    expect(await get()).toMatchObject({
      company_logo_url: before.company_logo_url,
      company_photo_url: before.company_photo_url,
    });
  });

  test('that are replaced leave no row behind', async () => {
    await send({ ...SURAT, company_logo: await picture('#000000'), company_photo: await picture('#111111') });
    const before = await fileRows();
    await send({ ...SURAT, company_logo: await picture('#222222') });
    const after = await fileRows();

    expect(after).toHaveLength(before.length);
    expect(after.map((row) => row.kind).sort()).toEqual(['company_logo', 'company_photo']);
  });

  test('of a change that is refused leave no row behind', async () => {
    await send(SURAT);
    const { version } = await get();
    await send({ ...SURAT, pincode: '1' });
    const before = await fileRows();

    const refused = await send({ ...SURAT, company_logo: await picture('#333333'), version: String(version) });

    expect(refused.status).toBe(409);
    expect(await fileRows()).toEqual(before);
  });

  test.each([
    ['a drawing that can carry a script', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')],
    ['a text that claims to be a picture', new File(['hello'], 'a.png', { type: 'image/png' })],
  ])('are refused where they are %s', async (_what, company_logo) => {
    const message = 'Choose a JPEG, PNG or WebP picture.';

    expect(await send({ ...SURAT, company_logo })).toMatchObject({
      status: 415,
      body: { message, errors: [{ field: 'company_logo', message }] },
    });
  });
});
