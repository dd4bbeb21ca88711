import type { RsbuildConfig } from '@rsbuild/core';

/** Default port of `pnpm --filter @seamline/server dev`; `API_PORT` overrides it. */
const API_PORT = '3099';

/** Loopback origins, which Rsbuild's default allows too. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface DevelopmentServer {
  /** The declared port; `rsbuild dev --port` names another one. */
  port: number;
  /** Path prefixes that are proxied to the data service. */
  proxied: string[];
  /** Returns what is printed once the server listens at an origin. */
  announce(origin: string): string;
}

/** Configures the server of `rsbuild dev`: a fixed port, Fast Refresh over its own socket, and the data service. */
export function developmentServer({ port, proxied, announce }: DevelopmentServer): RsbuildConfig {
  return {
    dev: {
      // By name, because the page of a shell at another origin runs what this server compiles.
      client: { protocol: 'ws', host: 'localhost', port: '<port>' },
      lazyCompilation: false,
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The shell whose data are used may take what is served here.
      cors: { origin: [LOOPBACK, new URL(apiUrl()).origin] },
      proxy: [dataServiceProxy(proxied)],
      printUrls: ({ port: actual }) => {
        process.stdout.write(`${announce(`http://localhost:${actual}`)}\n`);
      },
    },
  };
}

/** Returns the URL of the data service of a development server: API_URL, or the server of this checkout. */
export function apiUrl(): string {
  const { API_URL, API_PORT: port = API_PORT } = process.env;
  if (API_URL && !/^https?:\/\/./.test(API_URL)) {
    throw new Error(`API_URL is ${API_URL}; it must be an address such as https://hr.example.com.`);
  }
  return API_URL || `http://127.0.0.1:${port}`;
}

function dataServiceProxy(pathFilter: string[]) {
  const target = apiUrl();
  const message = `The server at ${target} does not answer. Start it with "pnpm --filter @seamline/server dev", or name another one in API_URL.`;
  const answer = JSON.stringify({ message, detail: 'the development server got no answer' });
  return {
    pathFilter,
    target,
    changeOrigin: true,
    // Reported by the message below.
    logger: { info() {}, warn() {}, error() {} },
    on: {
      error: (_error: Error, _request: unknown, response: object) => {
        process.stderr.write(`${message}\n`);
        if (!('writeHead' in response) || !('end' in response)) return;
        const { writeHead, end } = response as ResponseLike;
        writeHead.call(response, 502, { 'content-type': 'application/json' });
        end.call(response, answer);
      },
    },
  };
}

interface ResponseLike {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string): unknown;
}
