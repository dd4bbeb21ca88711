import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { SHELL_SETTINGS_ELEMENT_ID } from '@seamline/shared/contract/releases/injected';
import { type RemoteStats, STATS_FILE } from '@seamline/shared/contract/releases/registry';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import type { RemotePackage } from './defineRemote.ts';
import { apiUrl, developmentServer } from './developmentServer.ts';

const PORT = 3100;
/** Path that lists the running remotes of this workspace; `shell/src/remotes/remotes.ts` requests it. */
const RUNNING_PATH = '/running-remotes.json';
/** Longest wait for a development server that compiles, in milliseconds. */
const COMPILATION = 30_000;

/** Configures `rsbuild dev` of the shell: a proxy to the data service, and the running remotes of the workspace. */
export function developmentShell(directory: string): RsbuildConfig {
  const origins = declaredOrigins(dirname(directory));
  const server = developmentServer({
    port: Number(process.env.PORT || PORT),
    proxied: ['/data', '/remotes', '/trusted-keys.json', '/dev', '/docs'],
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
      return remote.devPort ? [[name, `http://localhost:${remote.devPort}`]] : [];
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

/**
 * Replaces the hook of React DevTools, which has to exist before react-dom runs, and keeps the renderer for the Fast
 * Refresh runtimes of remotes that load later. Each of them sets its own handler on the renderer: all handlers are
 * called, so that a change of one remote does not undo that of another.
 */
const REFRESH_HOOK = `(() => {
  const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => hook.renderers.size + 1,
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  });
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const handlers = new Set();
    const setHandler = renderer.setRefreshHandler;
    if (setHandler) {
      renderer.setRefreshHandler = (handler) => {
        if (handler) handlers.add(handler);
        setHandler((type) => {
          for (const each of handlers) {
            const family = each(type);
            if (family) return family;
          }
        });
      };
    }
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
})();`;
