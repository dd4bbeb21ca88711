import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Serves one remote from memory and compiles it again after every change: `node devRemote.mjs <folder> <port>`. */
const [folder, port] = process.argv.slice(2);

// The remote's own Rsbuild: every team may be on another version.
const found = createRequire(join(folder, 'package.json')).resolve('@rsbuild/core');
const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import(pathToFileURL(found).href);

const { content } = await loadConfig({ cwd: folder });
const rsbuild = await createRsbuild({
  cwd: folder,
  config: mergeRsbuildConfig(content, {
    // The page comes from the server's address; chunks must come from here.
    dev: { assetPrefix: 'auto', hmr: false, liveReload: false, lazyCompilation: false },
    server: {
      host: '127.0.0.1',
      port: Number(port),
      strictPort: true,
      printUrls: false,
      // A deployed shell that takes the remote from here.
      ...(process.env.SHELL_ORIGIN && { cors: { origin: process.env.SHELL_ORIGIN } }),
    },
    output: { minify: false, sourceMap: { js: 'source-map' } },
    security: { sri: { enable: false } },
  }),
});
// The page reloads when the registry names a newer compilation.
rsbuild.onAfterDevCompile(() => process.send?.('compiled'));
await rsbuild.startDevServer();
