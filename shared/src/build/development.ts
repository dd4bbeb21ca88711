import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { type RemoteStats, STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { SHELL_SETTINGS_ELEMENT_ID } from '@seamline/shared/contract/releases/injected';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import type { RemotePackage } from './defineRemote.ts';
import { commonPreset } from './preset.ts';
import { REFRESH_HOOK } from './refreshHook.ts';

/** Loopback origins, which Rsbuild's default allows too. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * The port of the shell; `DEV_PORT` names another one. The server has the one before it, and the port that a remote
 * declares counts from the default, so that two checkouts run side by side.
 */
const SHELL_PORT = 3100;
const shellPort = () => Number(process.env.DEV_PORT || SHELL_PORT);
const portOf = (declared: number) => declared + shellPort() - SHELL_PORT;
/** Path that lists the running remotes of this workspace; `shell/src/remotes/remotes.ts` requests it. */
const RUNNING_PATH = '/running-remotes.json';
/** Longest wait for a development server that compiles, in milliseconds. */
const COMPILATION = 30_000;

/** TypeScript in the workspace, JavaScript in the packed package. */
const EXTENSION = extname(import.meta.filename);
/** The page that shows a remote without a shell. */
const HOST = join(dirname(import.meta.dirname), 'host', EXTENSION === '.ts' ? 'Host.tsx' : 'Host.js');
/** Replaces the screen on display by its changed version. */
const SCREEN_LOADER = join(import.meta.dirname, `hotScreenLoader${EXTENSION}`);

interface DevelopmentRemote {
  directory: string;
  name: string;
  about: RemotePackage;
  /** The build of the federated container. */
  container: RsbuildConfig;
}

/**
 * Configures `rsbuild dev` of a remote: its container, which a shell takes with `?override=`, and a page of its own,
 * where the minimal host shows its routes. The page is compiled when it is opened.
 */
export function developmentRemote({ directory, name, about, container }: DevelopmentRemote): RsbuildConfig {
  const { devPort, title } = about.remote;
  if (!devPort) {
    throw new Error(`${name} names no port for its development server: add "devPort" to "remote" in its package.json.`);
  }
  const server = developmentServer({
    port: portOf(devPort),
    announce: (origin) => `${title}: ${origin}\n  in a running shell: ?override=${name}@${origin}/`,
  });
  return mergeRsbuildConfig(commonPreset(directory, 'development'), server, {
    tools: {
      rspack: (config) => {
        config.module?.rules?.push({
          test: /\.tsx$/,
          include: join(directory, 'src'),
          enforce: 'pre',
          use: SCREEN_LOADER,
        });
      },
    },
    environments: { container, page: pageBuild(directory, title) },
  });
}

function pageBuild(directory: string, title: string): RsbuildConfig {
  const entry = join(directory, 'hostPage.js');
  const source = `
import { showRemote } from ${JSON.stringify(HOST)};
import { routes } from ${JSON.stringify(join(directory, 'src/routes.tsx'))};
showRemote(${JSON.stringify(title)}, routes);`;
  return {
    source: { entry: { index: entry } },
    html: { title },
    // Both environments are served from one folder; their chunks are named alike.
    output: { distPath: { js: 'page/js', jsAsync: 'page/js/async' } },
    dev: { lazyCompilation: { entries: true, imports: false } },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [entry]: source }));
      },
    },
  };
}

/** Configures `rsbuild dev` of the shell: a proxy to the data service, and the running remotes of the workspace. */
export function developmentShell(directory: string): RsbuildConfig {
  const origins = declaredOrigins(dirname(directory));
  const server = developmentServer({
    port: shellPort(),
    announce: (origin) => `Shell: ${origin}\n  data from ${apiUrl()}`,
  });
  return mergeRsbuildConfig(server, {
    plugins: [settingsInDocument(Object.values(origins))],
    html: { tags: [{ tag: 'script', head: true, append: false, children: REFRESH_HOOK }] },
    server: {
      setup: ({ server: { middlewares } }) => {
        middlewares.use(RUNNING_PATH, async (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(await runningRemotes(origins)));
        });
      },
    },
  });
}

/** The origin of each remote's development server, by its declared port. */
function declaredOrigins(workspace: string): Record<string, string> {
  const folders = readdirSync(workspace).filter((name) => name.startsWith('mf-'));
  return Object.fromEntries(
    folders.flatMap((name) => {
      const { remote } = JSON.parse(readFileSync(join(workspace, name, 'package.json'), 'utf8')) as RemotePackage;
      return remote.devPort ? [[name, `http://localhost:${portOf(remote.devPort)}`]] : [];
    }),
  );
}

/** Returns the URLs of the running development servers, by the name of the remote. */
export async function runningRemotes(origins: Record<string, string>): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(origins).map(async ([name, origin]) => {
      const url = `${origin}/${STATS_FILE}`.replace('localhost', '127.0.0.1');
      const response = await fetch(url, { signal: AbortSignal.timeout(COMPILATION) }).catch(() => undefined);
      const isRemote =
        response?.ok && ((await response.json().catch(() => ({}))) as Partial<RemoteStats>).seamline?.name === name;
      return isRemote ? [[name, `${origin}/`]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Lets the page take remotes from the declared ports and from OVERRIDE_ORIGINS, as a server's settings would. */
function settingsInDocument(origins: string[]): RsbuildPlugin {
  const further = (process.env.OVERRIDE_ORIGINS ?? '').split(',').filter(Boolean);
  const settings: ShellSettings = { registry_poll_seconds: 60, override_origins: [...origins, ...further] };
  return {
    name: 'seamline:settings-in-document',
    setup: (api) => {
      api.modifyHTML((html) =>
        html.replace(
          `id="${SHELL_SETTINGS_ELEMENT_ID}">null<`,
          `id="${SHELL_SETTINGS_ELEMENT_ID}">${JSON.stringify(settings)}<`,
        ),
      );
    },
  };
}

interface DevelopmentServer {
  /** The declared port; `rsbuild dev --port` names another one. */
  port: number;
  /** Returns what is printed once the server listens at an origin. */
  announce(origin: string): string;
}

/** Configures the server of `rsbuild dev`: a fixed port, Fast Refresh over its own socket, and the data service. */
function developmentServer({ port, announce }: DevelopmentServer): RsbuildConfig {
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
      proxy: [dataServiceProxy()],
      printUrls: ({ port: actual }) => {
        process.stdout.write(`${announce(`http://localhost:${actual}`)}\n`);
      },
    },
  };
}

/** Returns the URL of the data service of a development server: API_URL, or the server of this checkout. */
export function apiUrl(): string {
  const { API_URL } = process.env;
  if (API_URL && !/^https?:\/\/./.test(API_URL)) {
    throw new Error(`API_URL is ${API_URL}; it must be an address such as https://hr.example.com.`);
  }
  return API_URL || `http://127.0.0.1:${shellPort() - 1}`;
}

function dataServiceProxy() {
  const target = apiUrl();
  const message = `The server at ${target} does not answer. Start it with "pnpm --filter @seamline/server dev", or name another one in API_URL.`;
  const answer = JSON.stringify({ message, detail: 'the development server got no answer' });
  return {
    pathFilter: ['/data', '/remotes', '/trusted-keys.json', '/dev', '/docs'],
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
