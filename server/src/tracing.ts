import { setTimeout } from 'node:timers/promises';
import type { Span } from '@opentelemetry/sdk-trace-node';

const SHUTDOWN_MS = 3_000;

/** Only these variables of OpenTelemetry switch traces on. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;

/**
 * Sends a span for each request to the collector that OpenTelemetry's own variables name; without one it loads nothing.
 * Call it before the first Fastify instance is created. The returned function sends the spans that are left.
 */
export async function startTracing(
  env: Readonly<Record<string, string | undefined>>,
): Promise<(() => Promise<void>) | undefined> {
  if (!ENDPOINTS.some((name) => env[name])) return undefined;
  const [sdk, exporter, resources, fastify] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@fastify/otel'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'seamline-server' })),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnding: removePersonalData,
        onEnd: () => undefined,
        forceFlush,
        shutdown: forceFlush,
      },
      new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter()),
    ],
  });
  provider.register();
  const instrumentation = new fastify.FastifyOtelInstrumentation({
    registerOnInitialization: true,
    recordExceptions: false,
    instrumentHooks: false,
    instrumentHandler: false,
    // Where no caller has begun a trace, the log and the span have different ids.
    requestHook: (span, request) => span.setAttribute('request.id', String(request.id)),
  });
  instrumentation.setTracerProvider(provider);
  // An unreachable collector must not delay the end of the server.
  return () => Promise.race([provider.shutdown(), setTimeout(SHUTDOWN_MS)]).catch(() => undefined);
}

const forceFlush = () => Promise.resolve();

/** Removes data that may be secret or personal: the query may hold a token, and an error's text may name people. */
function removePersonalData(span: Span): void {
  span.setAttribute('url.path', span.attributes['http.route'] ?? 'none');
  span.setStatus({ code: span.status.code });
}
