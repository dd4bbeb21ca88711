import { type Company, getCompany, updateCompany } from '@seamline/shared/contract/company';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { acceptPicture } from '../../files/intake.ts';
import type { Viewer } from '../../http/access.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type CompanyRow, toCompany, toValues } from './rules.ts';
import { companyStore } from './store.ts';

export function company(app: FastifyInstance, { clock, database, fileUrls, uploads }: Services): void {
  const store = companyStore(database);

  const shown = (row: CompanyRow | undefined, viewer: Viewer): Company =>
    toCompany(row, fileUrls.forViewer(viewer, clock()));

  readRoute(app, getCompany, async ({ viewer }) => ({ company: shown(await store.get(), await viewer) }));

  route(app, updateCompany, async ({ input: { body }, viewer }) => {
    const { company_logo, company_photo, version } = body;
    const logo = company_logo && (await acceptPicture(uploads, 'company_logo', 'company_logo', company_logo));
    const photo = company_photo && (await acceptPicture(uploads, 'company_photo', 'company_photo', company_photo));
    const values = (before: CompanyRow | undefined) => toValues(body, before);
    const row = await store.save(viewer, { version, values, pictures: { logo, photo } });
    return { success: true, message: localized('company_updated'), company: shown(row, viewer) };
  });
}
