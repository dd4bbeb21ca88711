import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Every file of the project's sources, without output of builds, installations and runs. */
export function* projectFiles(folder = '') {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || (entry.name.startsWith('.') && entry.isDirectory())) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* projectFiles(path);
    else yield path;
  }
}

/** The pages with commands and paths for readers. */
export function pages() {
  return [...projectFiles()].filter((path) => /^(?:[^/]+|docs\/.+)\.md$/.test(path));
}

/** The code of a page: its blocks line by line, and the text between backticks. */
export function codeIn(markdown) {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return { blocks, inline, prose };
}

/** Each typed command line as words, without the prompt, variables before it and a comment after it. */
export function commandsIn({ blocks, inline }) {
  const typed = blocks.flatMap(({ language, text }) => {
    const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
    // In a block with prompts, the other lines are the output of the commands.
    const prompts = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
    return language === 'console' || prompts.length > 0 ? prompts : lines;
  });
  return [...typed, ...inline]
    .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
    .map((line) => (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll(/^["']|["']$/g, '')))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z][A-Z0-9_]*=/.test(word))))
    .filter((words) => words.length > 0);
}

/** Returns a sentence for each link of a page whose target does not exist. */
export function brokenLinks(page, markdown) {
  const { prose } = codeIn(markdown);
  return [...prose.matchAll(/(?:\]\(|\bsrc(?:set)?=")([^)\s"]+)/g)].flatMap(([, target]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path, anchor] = target.split('#');
    const file = path ? normalize(join(dirname(page), path)) : page;
    if (!existsSync(join(root, file))) return [`${page} links to ${target}, which is not there.`];
    if (!anchor || headings(readFileSync(join(root, file), 'utf8')).includes(anchor)) return [];
    return [`${page} links to ${target}, and ${file} has no such heading.`];
  });
}

function headings(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The files that a page names between backticks and that are not there. */
export function missingFiles(page, { inline }, files) {
  const folders = new Set(readdirSync(root));
  return inline.flatMap((code) => {
    // `mf-x` and `XScreen` are placeholders; files in dist or a hidden folder do not always exist.
    if (!/^[\w.@/<>*-]+$/.test(code) || /^mf-x\b|\bX[A-Z]|^\.|(?:^|\/)dist\b/.test(code)) return [];
    const known = code.split(/[<*]/)[0];
    const isPath = code.includes('/') && folders.has(code.split('/')[0]);
    if (isPath) {
      // Exports of shared are named without their src.
      const places = [known, known.replace(/^shared\//, 'shared/src/')];
      return places.some((place) => existsSync(join(root, place)))
        ? []
        : [`${page} names ${code}, which is not there.`];
    }
    if (known !== code || !/\.(?:tsx?|mjs)$/.test(code)) return [];
    return files.some((file) => `/${file}`.endsWith(`/${code}`))
      ? []
      : [`${page} names ${code}, and no file is called so.`];
  });
}

/** The settings that a page names and that nothing reads. */
export function unknownSettings(page, { blocks, inline }, sources) {
  const named = [...blocks.map(({ text }) => text), ...inline].flatMap(
    (text) => text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [],
  );
  return [...new Set(named)]
    .filter((setting) => !sources.includes(setting))
    .map((setting) => `${page} names the setting ${setting}, which nothing reads.`);
}
