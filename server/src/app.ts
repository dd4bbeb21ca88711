import { newId, traceIdIn } from '@seamline/shared/contract/trace';
import Fastify, { type FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { noteSessionUses } from './access/sessions/lastUse.ts';
import { countReadings } from './access/sessions/readCounter.ts';
import { session } from './access/sign-in/signInRoutes.ts';
import type { Database } from './db/connect.ts';
import { dueChangesApplier } from './db/dueChanges.ts';
import { docs } from './docs/docs.ts';
import { dueLeavings } from './employees/exits/dueLeavings.ts';
import { formerEmployees } from './employees/exits/leavingRoutes.ts';
import { encryptIdentityNumbers } from './employees/identity-numbers/identityNumbers.ts';
import { identityNumbers } from './employees/identity-numbers/revealNumber.ts';
import { employeeImports } from './employees/imports/importRoutes.ts';
import { dueTransfers } from './employees/profile/transfers.ts';
import type { Env } from './env.ts';
import { files } from './files/fileRoutes.ts';
import { createFileUrls } from './files/fileUrls.ts';
import { openUploads } from './files/uploads.ts';
import { enforceAccess } from './http/access.ts';
import { addErrorHandler, answerBrokenRequest, sendFailure, toFailure } from './http/errorHandler.ts';
import { addHeaders, defaultHeaders } from './http/headers.ts';
import { deriveKeys } from './http/keys.ts';
import { serializers } from './http/logging.ts';
import { createMetrics, measureRequests, measureUploads } from './http/metrics.ts';
import { acceptMultipart } from './http/multipart.ts';
import { parsePairs } from './http/query.ts';
import type { Services } from './http/services.ts';
import { cutOffSlowRequests } from './http/slowRequests.ts';
import { addLanguages } from './language/language.ts';
import { activity } from './modules/activity/routes.ts';
import { administrators } from './modules/administrators/routes.ts';
import { branches } from './modules/branches/routes.ts';
import { company } from './modules/company/routes.ts';
import { deletions } from './modules/deletions/routes.ts';
import { departmentMoves } from './modules/department-moves/routes.ts';
import { departments } from './modules/departments/routes.ts';
import { designations } from './modules/designations/routes.ts';
import { employeeChanges } from './modules/employee-changes/routes.ts';
import { employeeCodes } from './modules/employee-codes/routes.ts';
import { employeeExits } from './modules/employee-exits/routes.ts';
import { employeeExports } from './modules/employee-exports/routes.ts';
import { employeeFigures } from './modules/employee-figures/routes.ts';
import { employeeHealth } from './modules/employee-health/routes.ts';
import { employeeLookups } from './modules/employee-lookups/routes.ts';
import { employeeProfiles } from './modules/employee-profiles/routes.ts';
import { employeeRecords } from './modules/employee-records/routes.ts';
import { employeeViews } from './modules/employee-views/routes.ts';
import { employees } from './modules/employees/routes.ts';
import { health } from './modules/health/routes.ts';
import { healthStore } from './modules/health/store.ts';
import { leaveReasons } from './modules/leave-reasons/routes.ts';
import { leaveTypes } from './modules/leave-types/routes.ts';
import { organisation } from './modules/organisation/routes.ts';
import { organisationImports } from './modules/organisation-imports/routes.ts';
import { places } from './modules/places/routes.ts';
import { remoteUsage } from './modules/remote-usage/routes.ts';
import { search } from './modules/search/routes.ts';
import { sessionLog } from './modules/session-log/routes.ts';
import { sessions } from './modules/sessions/routes.ts';
import { setup } from './modules/setup/routes.ts';
import { shifts } from './modules/shifts/routes.ts';
import { subDepartments } from './modules/sub-departments/routes.ts';
import { metrics } from './operations/metrics.ts';
import { tryUpload, watchUploads, watchWrites } from './operations/writeHealth.ts';
import { web } from './web/web.ts';

/** A leave description of 1000 letters outside of ASCII makes a URL of 9 kB, in addition to the headers. */
const REQUEST_HEAD_BYTES = 48 * 1024;
const BODY_BYTES = 256 * 1024;

/** The largest form on a slow connection; requests that stall are cut off long before. The head has a minute, by Node's default. */
const LONGEST_REQUEST_MS = 3_600_000;

export interface AppOptions {
  readonly env: Env;
  readonly database: Database;
  readonly clock?: () => Date;
  /** Aborted when the server is about to stop. */
  readonly stopping?: AbortSignal;
  /** Receives log lines instead of standard output. */
  readonly logStream?: { write: (line: string) => void };
}

/** Builds the server; it does not listen yet. */
export function buildApp({
  env,
  database,
  clock = () => new Date(),
  stopping,
  logStream,
}: AppOptions): FastifyInstance {
  const app = createFastify(env, logStream);
  const counters = createMetrics(database);
  const keys = deriveKeys(env.sessionSecret);
  const uploads = measureUploads(openUploads(env), counters);
  const writes = watchWrites(clock, async () => {
    await healthStore(database).tryWrite();
    await tryUpload(uploads);
  });
  database.statements.failed = writes.note;
  const base = {
    env,
    database,
    clock,
    stopping: stopping ?? new AbortController().signal,
    keys,
    fileUrls: createFileUrls(keys.files),
    uploads: watchUploads(uploads, writes.note),
    metrics: counters,
    writes,
  };
  const services: Services = {
    ...base,
    identityNumbers: encryptIdentityNumbers(app, base),
    readings: countReadings(app, base),
    sessionUses: noteSessionUses(app, base),
  };
  app.decorate('served', []);
  app.decorate('applyDueChanges', dueChangesApplier(database, clock, [dueLeavings, dueTransfers]));
  measureRequests(app, counters);
  addHeaders(app, env.hsts);
  addErrorHandler(app);
  cutOffSlowRequests(app);
  enforceAccess(app);
  addLanguages(app);
  acceptBodies(app);
  acceptMultipart(app);
  app.register(plugin(docs));
  // Plugins load in order: the description of the data service collects the routes that are registered after it.
  app.register(plugin(async (loaded) => addModules(loaded, services)));
  return app;
}

function addModules(app: FastifyInstance, services: Services): void {
  health(app, services);
  metrics(app, services);
  session(app, services);
  sessions(app, services);
  branches(app, services);
  departments(app, services);
  departmentMoves(app, services);
  subDepartments(app, services);
  designations(app, services);
  organisation(app, services);
  organisationImports(app, services);
  sessionLog(app, services);
  setup(app, services);
  leaveTypes(app, services);
  leaveReasons(app, services);
  shifts(app, services);
  employeeFigures(app, services);
  employeeHealth(app, services);
  employees(app, services);
  search(app, services);
  employeeLookups(app, services);
  employeeRecords(app, services);
  identityNumbers(app, services);
  employeeImports(app, services);
  employeeChanges(app, services);
  employeeCodes(app, services);
  employeeExits(app, services);
  employeeProfiles(app, services);
  employeeExports(app, services);
  employeeViews(app, services);
  formerEmployees(app, services);
  administrators(app, services);
  company(app, services);
  activity(app, services);
  deletions(app, services);
  files(app, services);
  places(app, services);
  remoteUsage(app, services);
  web(app, services.env);
}

/** More than all browsers of a large company open; each connection takes memory and a file descriptor. */
const MOST_CONNECTIONS = 4000;

function createFastify(env: Env, stream: AppOptions['logStream']): FastifyInstance {
  const app = Fastify({
    logger: { level: env.logLevel, serializers, ...(stream ? { stream } : {}) },
    // The id is that of the trace, so that the log, a span and what a person reads out name a request alike.
    genReqId: ({ headers }) => traceIdIn(String(headers.traceparent)) ?? newId(),
    trustProxy: proxyTrust(env.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // A request on a connection that is still open is served: with 503, a write behind a proxy would fail.
    return503OnClosing: false,
    http: { maxHeaderSize: REQUEST_HEAD_BYTES },
    routerOptions: { maxParamLength: 1000, querystringParser: parsePairs },
    frameworkErrors: (error, request, reply) => {
      // No hook has run yet: the router refused the URL.
      reply.headers(defaultHeaders(env.hsts));
      sendFailure(toFailure(error, request), error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(env.hsts),
  }) as unknown as FastifyInstance;
  app.server.maxConnections = MOST_CONNECTIONS;
  return app;
}

/** A number is the count of trusted proxies in front of the server, beginning with the nearest. */
function proxyTrust(trust: Env['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** JSON and forms; an empty body is no body, whatever its type claims. */
function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parsePairs(body as string));
  });
}
