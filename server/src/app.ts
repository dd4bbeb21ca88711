import { parse } from 'node:querystring';
import { localized } from '@seamline/shared/contract/errors';
import { newId, traceIdIn } from '@seamline/shared/contract/wire/trace';
import Fastify, { type FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { activityLogRoutes } from './access/activityLog.ts';
import { administratorRoutes } from './access/administrators.ts';
import { deletionRoutes } from './access/deletions.ts';
import { noteSessionUses } from './access/sessions/lastUse.ts';
import { countReadings } from './access/sessions/readCounter.ts';
import { sessionLogRoutes } from './access/sessions/sessionLog.ts';
import { sessionRoutes } from './access/sessions/sessions.ts';
import { signInRoutes } from './access/sign-in/signInRoutes.ts';
import type { Database } from './db/connect.ts';
import { dueChangesApplier, todayBy } from './db/dueChanges.ts';
import { docs } from './docs/document.ts';
import { employeeChangeRoutes } from './employees/changes/changes.ts';
import { departmentMoveRoutes } from './employees/changes/departmentMoves.ts';
import { dueEntries } from './employees/changes/plannedEntries.ts';
import { dataHealthRoutes } from './employees/directory/dataHealth.ts';
import { directoryRoutes, employeeExportRoutes } from './employees/directory/directory.ts';
import { employeeFigureRoutes } from './employees/directory/figures.ts';
import { searchRoutes } from './employees/directory/recordSearch.ts';
import { employeeViewRoutes } from './employees/directory/views.ts';
import { exitTaskRoutes } from './employees/exits/exitTasks.ts';
import { leavingRoutes } from './employees/exits/leavingRoutes.ts';
import { dueLeavings } from './employees/exits/leavings.ts';
import { encryptIdentityNumbers } from './employees/identity-numbers/identityNumbers.ts';
import { identityNumberRoutes } from './employees/identity-numbers/revealNumber.ts';
import { employeeImportRoutes } from './employees/imports/importRoutes.ts';
import { profileRoutes } from './employees/profile/profiles.ts';
import { employeeCodeRoutes } from './employees/record/employeeCodes.ts';
import { dueJoinings } from './employees/record/joinings.ts';
import { lookupRoutes } from './employees/record/lookups.ts';
import { recordRoutes } from './employees/record/recordRoutes.ts';
import type { Env } from './env.ts';
import { failure } from './errors.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { createFileUrls } from './files/fileUrls.ts';
import { measureUploads, openUploads } from './files/uploads.ts';
import { enforceAccess, isMalformed } from './http/access.ts';
import { addErrorHandler, answerBrokenRequest, sendFailure, toFailure } from './http/errorHandler.ts';
import { addHeaders, defaultHeaders } from './http/headers.ts';
import { deriveKeys } from './http/keys.ts';
import { serializers } from './http/logging.ts';
import { createMetrics, measureRequests } from './http/metrics.ts';
import { acceptMultipart } from './http/multipart.ts';
import { cutOffSlowRequests } from './http/slowRequests.ts';
import { metricsRoutes } from './operations/metrics.ts';
import { healthStore, probeRoutes } from './operations/probes.ts';
import { tryUpload, watchUploads, watchWrites } from './operations/writeHealth.ts';
import { companyRoutes } from './organisation/company.ts';
import { geocodingRoutes } from './organisation/geocoding.ts';
import { organisationTreeRoutes } from './organisation/organisationTree.ts';
import { setupRoutes } from './organisation/setup.ts';
import { workbookImportRoutes } from './organisation/workbookImport.ts';
import { recordListRoutes, restoresOf } from './recordLists.ts';
import { releaseTelemetryRoutes } from './releases/releaseTelemetry.ts';
import { webRoutes } from './web/web.ts';

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
export function buildApp(options: AppOptions): FastifyInstance {
  const { env, database } = options;
  const app = createFastify(env, options.logStream);
  const services = createServices(app, options);
  app.decorate('served', []);
  app.decorate('applyDueChanges', dueChangesApplier(database, services.clock, [dueJoinings, dueLeavings, dueEntries]));
  measureRequests(app, services.metrics);
  addHeaders(app, env.hsts);
  addErrorHandler(app);
  cutOffSlowRequests(app);
  enforceAccess(app);
  acceptBodies(app);
  acceptMultipart(app);
  app.register(plugin(docs));
  // Plugins load in order: the description of the data service collects the routes that are registered after it.
  app.register(plugin(async (loaded) => addRoutes(loaded, services)));
  return app;
}

type Services = ReturnType<typeof createServices>;

/** Creates what the routes of all areas work with. */
function createServices(app: FastifyInstance, { env, database, clock = () => new Date(), stopping }: AppOptions) {
  const metrics = createMetrics(database);
  const keys = deriveKeys(env.sessionSecret);
  const uploads = measureUploads(openUploads(env), metrics);
  const writes = watchWrites(clock, async () => {
    await healthStore(database).tryWrite();
    await tryUpload(uploads);
  });
  database.statements.failed = writes.note;
  const base = {
    env,
    database,
    clock,
    today: () => todayBy(clock),
    stopping: stopping ?? new AbortController().signal,
    keys,
    fileUrls: createFileUrls(keys.files),
    uploads: watchUploads(uploads, writes.note),
    metrics,
    writes,
  };
  return {
    ...base,
    identityNumbers: encryptIdentityNumbers(app, base),
    readings: countReadings(app, base),
    sessionUses: noteSessionUses(app, base),
    restores: restoresOf(database),
  };
}

function addRoutes(app: FastifyInstance, services: Services): void {
  probeRoutes(app, services);
  metricsRoutes(app, services);
  signInRoutes(app, services);
  sessionRoutes(app, services);
  recordListRoutes(app, services);
  departmentMoveRoutes(app, services);
  organisationTreeRoutes(app, services);
  workbookImportRoutes(app, services);
  sessionLogRoutes(app, services);
  setupRoutes(app, services);
  employeeFigureRoutes(app, services);
  dataHealthRoutes(app, services);
  directoryRoutes(app, services);
  searchRoutes(app, services);
  lookupRoutes(app, services);
  recordRoutes(app, services);
  identityNumberRoutes(app, services);
  employeeImportRoutes(app, services);
  employeeChangeRoutes(app, services);
  employeeCodeRoutes(app, services);
  exitTaskRoutes(app, services);
  profileRoutes(app, services);
  employeeExportRoutes(app, services);
  employeeViewRoutes(app, services);
  leavingRoutes(app, services);
  administratorRoutes(app, services);
  companyRoutes(app, services);
  activityLogRoutes(app, services);
  deletionRoutes(app, services);
  fileRoutes(app, services);
  geocodingRoutes(app, services);
  releaseTelemetryRoutes(app, services);
  webRoutes(app, services.env);
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
    routerOptions: { maxParamLength: 1000 },
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
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const form = body as string;
    const isRead = request.routeOptions.config.endpoint?.body !== undefined;
    if (isRead && isMalformed(form))
      done(failure(400, localized('malformed_form'), { detail: 'bad percent-encoding' }));
    else done(null, parse(form, '&', '=', { maxKeys: 0 }));
  });
}
