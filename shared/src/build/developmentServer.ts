import type { RsbuildConfig } from '@rsbuild/core';

/** Default port of `pnpm --filter @seamline/server dev`; `API_PORT` overrides it. */
const API_PORT = '3099';

/** Origins of this machine, which Rsbuild's own setting allows too. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface DevelopmentServer {
  /** The declared port; `rsbuild dev --port` names another one. */
  port: number;
  /** Path prefixes that the data service answers. */
  proxied: string[];
  /** Returns what is printed once the server listens at an origin. */
  announce(origin: string): string;
}

/** The server of `rsbuild dev`: a port that does not move, Fast Refresh over a socket of its own, and the data service. */
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

/** The address of the data service that a development server asks: API_URL, or the server of this checkout. */
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
    // The sentence below says it.
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
