import { dirname, extname, join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { RemotePackage } from './defineRemote.ts';
import { developmentServer } from './developmentServer.ts';
import { commonPreset } from './preset.ts';

const EXTENSION = extname(import.meta.filename);
/** The page that shows a remote without a shell: `src/host`, in the packed package `dist/host`. */
const HOST = join(dirname(import.meta.dirname), 'host');
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
    port: devPort,
    proxied: ['/data'],
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
  return {
    source: {
      entry: { index: join(HOST, `main${extensionOf('tsx')}`) },
      define: { REMOTE_TITLE: JSON.stringify(title) },
    },
    html: { title },
    // Both environments are served from one folder; their chunks are named alike.
    output: { distPath: { js: 'page/js', jsAsync: 'page/js/async' } },
    dev: { lazyCompilation: { entries: true, imports: false } },
    tools: {
      rspack: (_config, { rspack, appendPlugins }) => {
        const own = join(directory, 'src/routes.tsx');
        appendPlugins(new rspack.NormalModuleReplacementPlugin(new RegExp(`/remoteRoutes${EXTENSION}$`), own));
      },
    },
  };
}

/** TypeScript in the workspace, JavaScript in the packed package. */
function extensionOf(source: 'tsx'): string {
  return EXTENSION === '.ts' ? `.${source}` : EXTENSION;
}
