import type { ActivityAction } from '@seamline/shared/contract/access/activity';
import type { RecordKind } from '@seamline/shared/contract/record-kinds';
import sharp from 'sharp';
import { newcomer, PDF_FILE } from '../support/forms.ts';
import { ask, type Question } from '../support/serverProcess.ts';

/** A change that the server acknowledged. */
export interface Acknowledged {
  readonly action: ActivityAction;
  readonly record: RecordKind;
  /** The record's name since the change; it is unique. */
  readonly name: string;
}

/** The server that writers use, their session, and the branch and designation of their employees. */
export interface Desk {
  readonly origin: string;
  readonly token: string;
  readonly branchId: string;
  readonly designationId: string;
}

/** Makes a change and returns the body of the response; throws without a response. */
type Change = (
  what: Omit<Acknowledged, 'name'> & { readonly name?: string },
  method: string,
  path: string,
  question: Question,
) => Promise<Record<string, unknown>>;

interface Task {
  readonly desk: Desk;
  readonly name: string;
  /** A unique number of ten digits. */
  readonly number: string;
  readonly change: Change;
}

const BRANCHES = '/data/settings/branches';

/** Adds one record of each kind, and changes some of them afterwards. */
const TASKS: readonly ((task: Task) => Promise<unknown>)[] = [
  async ({ name, change }) => {
    const query = { name, branch_type: 'Showroom' };
    const { id } = await change({ action: 'create', record: 'branch' }, 'POST', '/data/settings/add-branches', {
      query,
    });
    const renamed = `${name} renamed`;
    await change({ action: 'update', record: 'branch', name: renamed }, 'PUT', BRANCHES, {
      query: { ...query, branch_id: String(id), version: '1', name: renamed, code: 'R' },
    });
    await change({ action: 'remove', record: 'branch', name: renamed }, 'DELETE', BRANCHES, {
      query: { branch_id: String(id) },
    });
  },
  ({ name, change, desk: { branchId } }) =>
    change({ action: 'create', record: 'department' }, 'POST', '/data/settings/add-departments', {
      query: { branch_id: branchId, name },
    }),
  ({ name, change }) =>
    change({ action: 'create', record: 'leave-type' }, 'POST', '/data/leave-management/leave-type', {
      query: { leave_type_name: name },
    }),
  async ({ name, change }) => {
    const rules = { shift_name: name, hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };
    const { id } = await change({ action: 'create', record: 'shift' }, 'POST', '/data/add-shift', {
      json: rules,
    });
    // The seven days of a shift are deleted and inserted again.
    await change({ action: 'update', record: 'shift' }, 'PUT', `/data/manage-shift/${id}`, {
      json: { version: 1, monday_shift_start_time: '10:00:00', monday_shift_end_time: '18:00:00' },
    });
  },
  async ({ name, number, change, desk }) =>
    change({ action: 'create', record: 'employee' }, 'POST', '/data/employee', {
      body: await employeeForm(name, number, desk),
    }),
  ({ name, number, change }) =>
    change({ action: 'create', record: 'member' }, 'POST', '/data/settings/admin', {
      query: { name, number, edit_permission: 'true', view_permission: 'true', is_active: 'true' },
    }),
];

async function employeeForm(name: string, number: string, desk: Desk): Promise<FormData> {
  const form = new FormData();
  const values = { ...newcomer(desk), full_name: name, mobile_number: number };
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  form.set('profile_picture', await portrait(Number(number)));
  form.set('adhar_card_page_1', PDF_FILE);
  form.set('adhar_card_page_2', PDF_FILE);
  return form;
}

/** A picture that differs for each number. */
async function portrait(number: number): Promise<File> {
  const background = { r: number % 251, g: number % 241, b: number % 239 };
  const bytes = await sharp({ create: { width: 120, height: 120, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'portrait.png', { type: 'image/png' });
}

export interface Written {
  readonly acknowledged: Acknowledged[];
  /** Messages of changes that the server refused. */
  readonly refused: string[];
}

const WRITERS = 20;
let numbers = 9_400_000_000;

/**
 * Runs twenty writers, each with one change after the other, of every kind, until the server is gone or refuses.
 * `onAcknowledged` receives the number of changes so far.
 */
export async function writeUntilRefused(
  desk: Desk,
  title: string,
  onAcknowledged: (changes: number) => void,
): Promise<Written> {
  const written: Written = { acknowledged: [], refused: [] };
  const write = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      numbers += 1;
      const name = `${title} writer ${writer} turn ${turn}`;
      const change: Change = async (what, method, path, question) => {
        const { status, body } = await ask(desk.origin, method, path, { ...question, token: desk.token });
        if (status !== 200) throw new Refused(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
        onAcknowledged(written.acknowledged.push({ name, ...what }));
        return body;
      };
      await TASKS[(writer + turn) % TASKS.length]?.({ desk, name, number: String(numbers), change });
    }
  };
  const ended = (error: unknown) => {
    if (error instanceof Refused) written.refused.push(error.message);
    // `fetch` throws a TypeError when the connection is gone; any other error is a mistake of the writer.
    else if (!(error instanceof TypeError)) throw error;
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(ended)));
  return written;
}

class Refused extends Error {}
