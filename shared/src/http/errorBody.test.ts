import { encodeMessage } from '@seamline/shared/contract/errors';
import { setLanguage } from '@seamline/shared/session';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { errorFrom } from './errorBody.ts';
import { errorMessages, errorText } from './errorText.ts';

const json = (status: number, body: unknown) => errorFrom(status, JSON.stringify(body));

describe('the body of a refusal', () => {
  test('the server’s own shape yields message, detail and field errors', () => {
    const error = json(422, {
      message: 'Please check the marked fields.',
      detail: 'validation failed',
      errors: [{ field: 'name', message: 'This field is required.' }],
    });
    expect(error).toMatchObject({
      kind: 'server',
      status: 422,
      message: 'Please check the marked fields.',
      detail: 'validation failed',
      errors: [{ field: 'name', message: 'This field is required.' }],
    });
  });

  test.each(['Please sign in.', '<b>Fever</b>  and more', String.raw`{name} \u0041 '#'`, 'x'.repeat(400)])(
    'the server’s own shape with a code: the name %j stays as it is, in the sentence and at the field',
    (name) => {
      const message = `There is already a branch called ${name}.`;
      const reason = { code: 'branch_name_taken', params: { name }, message };
      const error = json(409, { ...reason, detail: message, errors: [{ field: 'name', ...reason }] });
      expect(error).toMatchObject({ message, detail: message, errors: [{ field: 'name', ...reason }] });
    },
  );

  test('a refusal is shown in the language of the interface by its code, regardless of the language of its message', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    setLanguage('hi');
    await errorMessages.ready();
    const reason = {
      code: 'branch_name_taken',
      params: { name: 'Fever' },
      message: 'There is already a branch called Fever.',
    };
    const body = { ...reason, detail: reason.message, errors: [{ field: 'name', ...reason }] };
    const error = json(409, body);
    expect(error).toMatchObject({ message: 'Fever नाम की शाखा पहले से है।', detail: 'Fever नाम की शाखा पहले से है।' });
    expect(errorText(encodeMessage(error.errors[0] ?? {}))).toBe('Fever नाम की शाखा पहले से है।');
    setLanguage('en');
    expect(json(409, body).message).toBe('There is already a branch called Fever.');
    expect(json(409, { ...body, code: 'of_a_later_release' }).message).toBe('There is already a branch called Fever.');
    vi.unstubAllGlobals();
  });

  test('a detail that is a sentence replaces a missing message', () => {
    expect(json(400, { detail: 'Branch code already exists' })).toMatchObject({
      message: 'Branch code already exists',
      detail: 'Branch code already exists',
      errors: [],
    });
  });

  test('a detail that is a list of paths and messages becomes field errors', () => {
    const error = json(422, {
      detail: [
        { loc: ['body', 'name'], msg: 'field required', type: 'value_error.missing' },
        { loc: ['query', 'branch_id'], msg: 'value is not a valid integer' },
      ],
    });
    expect(error.message).toBe('field required value is not a valid integer');
    expect(error.errors).toEqual([
      { field: 'name', message: 'field required' },
      { field: 'branch_id', message: 'value is not a valid integer' },
    ]);
  });

  test('an HTML page is shown as its text, without scripts and styles', () => {
    const page =
      '<html><head><style>p{color:red}</style><script>alert("x")</script></head><body><h1>502</h1>\n<p>Bad  Gateway</p></body></html>';
    expect(errorFrom(502, page).message).toBe('502 Bad Gateway');
  });

  test('markup inside a message is removed', () => {
    expect(json(400, { message: '<img src=x onerror=alert(1)>Not allowed <b>here</b>' }).message).toBe(
      'Not allowed here',
    );
  });

  test('a long message is cut to 300 characters', () => {
    const error = json(500, { message: 'a'.repeat(1_000_000), detail: 'b'.repeat(1_000_000) });
    expect(error.message).toBe(`${'a'.repeat(299)}…`);
    expect(error.detail).toHaveLength(300);
  });

  // A separate search for the end of each tag would exceed the time limit of a test.
  test.each(['<script ', '<'])('%s half a million times, and never closed, is read to its end', (tag) => {
    expect(errorFrom(500, tag.repeat(500_000)).status).toBe(500);
  });

  test.each([
    ['', 'The server answered 503.'],
    ['null', 'null'],
    ['42', '42'],
    ['"Out of order"', 'Out of order'],
    ['[]', 'The server answered 503.'],
    ['{}', 'The server answered 503.'],
    ['{"message":{"deep":{"er":1}}}', 'The server answered 503.'],
    ['{"message":"   ","detail":"Down for repair"}', 'Down for repair'],
    ['{"message":null,"errors":null}', 'The server answered 503.'],
  ])('the body %j has the message “%s”', (body, message) => {
    expect(errorFrom(503, body).message).toBe(message);
  });

  test('field errors without a field or a message are left out', () => {
    const errors = [null, 'text', { field: 'code' }, { message: 'No field.' }, { field: 7, message: 'Seven.' }];
    expect(json(422, { message: 'No.', errors }).errors).toEqual([{ field: '7', message: 'Seven.' }]);
  });

  test('401 is about the session, every other status about the server', () => {
    expect([400, 401, 403, 500].map((status) => errorFrom(status, '').kind)).toEqual([
      'server',
      'session',
      'server',
      'server',
    ]);
  });

  test('values that are not text are left out, also those that cannot be converted', () => {
    const body =
      '{"detail": [{"toString": ""}, "Name is taken.", {"field": {"toString": ""}, "message": "No."}, null]}';
    expect(errorFrom(400, body)).toMatchObject({ message: 'Name is taken.', errors: [] });
  });

  test('no body makes it throw', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .record({ message: fc.jsonValue(), detail: fc.jsonValue(), errors: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (body) => {
        const { message } = errorFrom(500, body);
        expect(message.length).toBeGreaterThan(0);
        expect(message.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
