import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { extractor, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Rspack } from '@rsbuild/core';
import type { Definitions } from '@seamline/shared/contract/errors';
import { checks } from '@seamline/shared/contract/errors/checks';
import { confirmations } from '@seamline/shared/contract/errors/confirmations';
import { parts, refusals } from '@seamline/shared/contract/errors/refusals';

/** Messages as Lingui's macros leave them: in a call, as a component, or a text that is its own id. */
const MARKED = /(?:\/\*i18n\*\/\s*\(?\s*(?:\{\s*id:\s*)?|\bTrans_,\s*\{\s*id:\s*)(["'])((?:\\.|(?!\1).)*)\1/g;
const ENGLISH = /[\\/]locales[\\/](?:[\w-]+[\\/])?en\.po$/;
/** The packed `shared` lacks the registry’s other files; they were compared before it was packed. */
const ERROR_TEXTS = /[\\/]src[\\/]contract[\\/]errors[\\/]\w+\.en\.json$/;
const LANGUAGES = ['hi', 'gu'];

/** An English catalogue of a build. */
interface Catalogue {
  ids: ReadonlySet<string>;
  /** The sources whose messages Lingui extracts into it. */
  sources: ReadonlySet<string>;
  /** The folder of its package. */
  home: string;
}

/**
 * Fails the build of a package whose code has a message that no catalogue of the build has: the page would show its id,
 * in English too. The loader of PO files compares the languages with English, so English is enough here.
 */
export class ExtractedMessagesPlugin {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('ExtractedMessagesPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('ExtractedMessagesPlugin', async (modules) => {
        for (const fault of await messageFaults([...modules].flatMap(sourceOf), compiler.context)) {
          compilation.errors.push(new compiler.webpack.WebpackError(fault));
        }
      });
    });
  }
}

interface Source {
  file: string;
  code: string;
}

function sourceOf(module: Rspack.Module): Source[] {
  const file = 'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0] : undefined;
  return file ? [{ file, code: module.originalSource()?.source().toString() ?? '' }] : [];
}

async function messageFaults(sources: readonly Source[], root: string): Promise<string[]> {
  const catalogues = await Promise.all(
    sources.filter(({ file }) => ENGLISH.test(file)).map(({ file }) => readCatalogue(file)),
  );
  const faults = await Promise.all(
    sources.map(async ({ file, code }) => {
      const missing = idsIn(code).filter((id) => !cataloguesOf(file, catalogues).some(({ ids }) => ids.has(id)));
      if (missing.length === 0) return [];
      const texts = await textsOf(file);
      return missing.map((id) => notExtracted(relative(root, file), texts.get(id) ?? id));
    }),
  );
  const errorTexts = sources.find(({ file }) => ERROR_TEXTS.test(file));
  return [...faults.flat(), ...(errorTexts ? staleErrorTexts(dirname(errorTexts.file)) : [])];
}

function notExtracted(file: string, text: string): string {
  const remedy = 'Run `pnpm messages`, translate it in hi.po and gu.po, and build again.';
  return `${file}: no catalogue of this build has the message “${text}”, so the page would show its id. ${remedy}`;
}

/** Returns the ids of the messages in a compiled module. */
function idsIn(code: string): string[] {
  return [...new Set([...code.matchAll(MARKED)].map(([, , id = '']) => id))];
}

async function readCatalogue(file: string): Promise<Catalogue> {
  // The configuration that the loader of the file reads, too.
  const config = getConfig({ cwd: dirname(file) });
  const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
  const messages = await found?.catalog.read(found.locale);
  return {
    ids: new Set(Object.keys(messages ?? {})),
    sources: new Set(found?.catalog.sourcePaths),
    home: file.slice(0, file.search(/[\\/]locales[\\/]/)),
  };
}

/** A file that no configuration names, such as one of the packed `shared`, has its messages in those of its package. */
function cataloguesOf(file: string, catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const own = catalogues.filter(({ sources }) => sources.has(file));
  return own.length > 0 ? own : catalogues.filter(({ home }) => !relative(home, file).startsWith('..'));
}

/** Reads the English of a file again, by id: the compiled module has the ids only. */
async function textsOf(file: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const found = ({ id, message = id }: { id: string; message?: string }) => texts.set(id, message);
  await extractor.extract(file, readFileSync(file, 'utf8'), found, { linguiConfig: getConfig({ cwd: dirname(file) }) });
  return texts;
}

/** Compares the catalogues of refusals and failed checks with the registry that they are generated from. */
export function staleErrorTexts(
  folder: string,
  definitions: Definitions = { ...checks, ...refusals, ...confirmations, ...parts },
): string[] {
  const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const remedy = 'Run `pnpm --filter @seamline/shared catalogues`, translate what is new, and build again.';
  const english = read('catalogue.en.json');
  const texts = Object.entries(definitions).map(
    ([code, text]) => [code, typeof text === 'string' ? text : text[0]] as const,
  );
  const stale = texts.filter(
    ([code, text]) => JSON.stringify(english[code]) !== JSON.stringify(compileMessageOrThrow(text)),
  );
  const early = read('checks.en.json');
  const others = LANGUAGES.map((language) => read(`catalogue.${language}.json`));
  const missing = texts.filter(
    ([code]) => others.some((each) => !each[code]) || (Object.hasOwn(checks, code) && !early[code]),
  );
  return [...new Set([...stale, ...missing])].map(
    ([code, text]) => `${basename(folder)}/${code}: a catalogue lacks “${text}”, or has another text for it. ${remedy}`,
  );
}
