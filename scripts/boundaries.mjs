import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

const isTest = (file) => /\.(?:test|spec)\.[a-z]+$|\/testing\/|\/e2e\//.test(file);
const isConfig = (file) => /\.config\.ts$/.test(file);
const packageOf = (file) => file.split('/', 1)[0];
/** The template becomes a remote, so it keeps to the same rules. */
const isRemote = (name) => name.startsWith('mf-') || name === 'template';
const isBrowserCode = (file) =>
  /^(?:mf-[^/]+|template|shell|shared)\/src\//.test(file) && !file.startsWith('shared/src/build/') && !isTest(file);

/** Libraries that only one part of the suite may name. A test's own folder is no exception: it would tie itself to them too. */
const KEEPERS = [
  {
    library: /^@emotion\//,
    keeper: /^shared\/src\/ui\//,
    why: 'Emotion is in the page once, behind the UI kit. Import the part from @seamline/shared/ui, or add it there.',
  },
  {
    library: /^jotai(?:\/|$)/,
    keeper: /^shared\/src\/session\//,
    why: 'Client state lives in one place, so that signing out clears it. Use @seamline/shared/session.',
  },
  {
    library: /^ky(?:\/|$)/,
    keeper: /^shared\/src\/http\//,
    why: 'Token, errors and checks of answers belong to every call. Use call() from @seamline/shared/http.',
  },
  {
    library: /^(?:drizzle-orm|postgres)(?:\/|$)/,
    keeper: /^server\/(?:src\/(?:.*\/)?store\.ts$|src\/db\/|.*\/testing\/|.*\.test\.ts$|drizzle\.config\.ts$)/,
    why: 'Only a module’s store.ts (and src/db) knows the database; routes and rules work on contract types. Move the statement into the store.',
  },
];

/** Which part of the suite an import leads to: a package's folder, and what of it. */
function target(file, request) {
  const own = request.match(/^@seamline\/([^/]+)\/?(.*)$/);
  if (own) return { folder: own[1], door: own[2] };
  if (!request.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), request);
  return { folder: packageOf(path), path };
}

const RULES = [
  (file, request) => KEEPERS.find(({ library, keeper }) => library.test(request) && !keeper.test(file))?.why,
  (file, request) => {
    const to = target(file, request);
    if (!isRemote(packageOf(file)) || !to || to.folder === packageOf(file)) return undefined;
    if (to.folder === 'shared' && to.door) return undefined;
    if ((isTest(file) || isConfig(file)) && to.folder === 'e2e' && to.door) return undefined;
    return 'A remote is built and shipped alone, so it may not reach into another remote, the shell or the server. Link by @seamline/shared/paths; lift what two remotes need into shared.';
  },
  (file, request) => {
    if (packageOf(file) !== 'shell' || !isRemote(target(file, request)?.folder ?? '')) return undefined;
    return 'The shell learns of remotes at run time from the registry; an import would bake a remote into its build. Load it through the remote loader.';
  },
  (file, request) => {
    if (!file.startsWith('shared/src/contract/') || isTest(file)) return undefined;
    if (/^zod(?:\/|$)/.test(request)) return undefined;
    if (/^\.\/[^/]+$/.test(request)) return undefined;
    return 'The contract runs in the browser and on the server and is the ground that all else stands on. It imports zod and its own files only.';
  },
  (file, request) => {
    if (!['server', 'delivery'].includes(packageOf(file)) || target(file, request)?.folder !== 'shared')
      return undefined;
    if (request.startsWith('@seamline/shared/contract/')) return undefined;
    return 'The server shares the contract with the browser and nothing else. Import from @seamline/shared/contract/*, or move what both need there.';
  },
  (file, request) => {
    const to = target(file, request);
    if (!file.startsWith('shared/src/') || !to?.path?.startsWith('shared/src/')) return undefined;
    if (door(file) === door(to.path) || isTest(file)) return undefined;
    return 'A door of shared is one module of the page; a relative import would build a second copy into this door. Import it as @seamline/shared/<door>.';
  },
  (file, request) => {
    if (request !== '@seamline/shared/build' || isConfig(file)) return undefined;
    return 'The build preset runs in Node while building. Only an rsbuild.config.ts imports it.';
  },
  (file, request) => {
    const to = target(file, request);
    if (!to?.path || to.folder === packageOf(file) || isRemote(packageOf(file))) return undefined;
    if (['scripts', 'bench', 'e2e'].includes(packageOf(file)) || isConfig(file)) return undefined;
    return 'A relative path into another package passes its doors by. Import it by its package name.';
  },
  (file, request) => {
    if (!request.startsWith('node:') || !isBrowserCode(file)) return undefined;
    return 'This file runs in a browser, where Node’s modules do not exist.';
  },
];

/** `shared/src/http/call.ts` belongs to the door http, `shared/src/paths.ts` to the door paths. */
function door(path) {
  return path.split('/')[2]?.replace(/\.tsx?$/, '');
}

/** The imports of a file that lead where they must not, each with the reason and the way out. */
export function violationsOf(file, source) {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...withoutComments.matchAll(IMPORT)].flatMap((match) => {
    const request = match[1] ?? match[2];
    const line = withoutComments.slice(0, match.index + match[0].length).split('\n').length;
    const reasons = RULES.map((rule) => rule(file, request)).filter(Boolean);
    return reasons.slice(0, 1).map((reason) => `${file}:${line}  imports ${request}\n    ${reason}`);
  });
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(?:ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = [...sourceFiles('')].flatMap((file) => violationsOf(file, readFileSync(join(root, file), 'utf8')));
  if (found.length > 0)
    process.stdout.write(`${found.join('\n')}\n\n${found.length} imports lead where they must not.\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
