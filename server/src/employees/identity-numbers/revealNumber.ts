import { revealIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { FastifyInstance } from 'fastify';
import { sessionLogStore } from '../../access/sessions/sessionLog.ts';
import { notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { findNumber } from './dataKeys.ts';
import type { IdentityNumbers } from './identityNumbers.ts';

export function identityNumberRoutes(
  app: FastifyInstance,
  { clock, database, identityNumbers: numbers }: Services & { identityNumbers: IdentityNumbers },
): void {
  const log = sessionLogStore(database);

  route(app, revealIdentityNumber, async ({ input: { params, body }, viewer }) => {
    const { field } = body;
    const found = await findNumber(database, params.id, field);
    if (found === undefined) throw notFound('employee');
    if (found.encrypted === null) return { value: null };
    const document = { kind: field, employee_id: params.id, employee_name: found.name };
    // The entry first: nobody sees a number that the log does not have.
    await log.add({ event: 'reveal-number', member: viewer, address: viewer.address, document }, clock());
    const { [field]: value = null } = await numbers.decrypt({ [field]: found.encrypted });
    return { value };
  });
}
