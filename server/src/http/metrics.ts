import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { isFailure } from '../errors.ts';

/** Metrics of the server. Labels are few and name no person, no record and no IP address. */
export interface Metrics {
  readonly registry: Registry;
  readonly signIns: Counter<'secret' | 'outcome'>;
  readonly codes: Counter<'outcome'>;
  readonly uploads: Histogram<'outcome'>;
  readonly uploadedBytes: Counter;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Process memory, processor time, event loop lag, garbage collection.
  collectDefaultMetrics({ register: registry });
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Time from sending a statement to its last row',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  database.statements.ended = ({ kind, seconds, failed }) =>
    statements.observe({ kind, outcome: failed ? 'failed' : 'ok' }, seconds);
  new Gauge({
    name: 'db_statements_in_flight',
    help: 'Statements sent or waiting for a connection',
    registers,
    collect() {
      this.set(database.statements.inFlight + database.db.$client.waitingCount);
    },
  });
  new Gauge({ name: 'db_connections_max', help: 'The most connections this process opens', registers }).set(
    database.maxConnections,
  );
  return {
    registry,
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Tries to sign in; `limited` are those refused unseen after too many',
      labelNames: ['secret', 'outcome'],
      registers,
    }),
    codes: new Counter({ name: 'one_time_codes_total', help: 'Codes asked for', labelNames: ['outcome'], registers }),
    uploads: new Histogram({
      name: 'upload_write_duration_seconds',
      help: 'Time until the upload store has kept a file; every picture is two files',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    uploadedBytes: new Counter({ name: 'upload_bytes_total', help: 'Bytes of files kept', registers }),
  };
}

/** Measures every request, those without a route and those given up by their caller included. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const registers = [registry];
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests not answered yet', registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    inFlight.inc();
    // Not onResponse: Fastify does not call it when the client has disconnected.
    reply.raw.once('close', () => {
      inFlight.dec();
      durations.observe(labels(request, reply), (performance.now() - started) / 1000);
    });
    done();
  });
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']);

/** The route's pattern and not the address: ids and names must not become labels. */
function labels(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    route: request.routeOptions.url ?? 'none',
    status: reply.raw.writableEnded ? String(reply.raw.statusCode) : 'gone',
  };
}

/** Counts how some work ends: `ok`, `refused`, `limited` (too many tries) or `failed`. */
export async function counted<Result>(count: (outcome: string) => void, work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    count('ok');
    return result;
  } catch (error) {
    count(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (!isFailure(error) || error.statusCode >= 500) return 'failed';
  return error.statusCode === 429 ? 'limited' : 'refused';
}
