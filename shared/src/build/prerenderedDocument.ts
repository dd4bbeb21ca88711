import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { linguiPreset } from './preset.ts';

/** Markup that is drawn before any script has run. */
interface Prerendered {
  markup: string;
  /** Style elements. The script of the document names their rules to Emotion, which then need not write them again. */
  styles: string;
}

/** Renders a first page into the document at build, which is visible and usable before any script has run. */
export function prerenderedDocument(directory: string): RsbuildPlugin {
  return {
    name: 'seamline:prerendered-document',
    setup: (api) => {
      let page: Prerendered | undefined;
      api.onBeforeBuild(async () => {
        page = partsOf(await draw(directory));
      });
      api.modifyHTML((html) => (page ? withPage(html, page) : html));
    },
  };
}

/** Builds `src/prerender.tsx` for Node and runs it. */
async function draw(directory: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-prerender-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: directory,
      config: mergeRsbuildConfig(linguiPreset('production'), {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact({ fastRefresh: false, swcReactOptions: { development: false, runtime: 'automatic' } })],
        source: { entry: { prerender: './src/prerender.tsx' } },
        output: { target: 'node', module: true, distPath: { root: folder }, filename: { js: '[name].mjs' } },
        performance: { printFileSize: false },
      }),
    });
    await rsbuild.build();
    const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerender(): string;
    };
    return prerender();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Merges the style elements that Emotion writes before each first use. Global ones stay separate, as it expects. */
export function partsOf(drawn: string): Prerendered {
  const marks: string[] = [];
  const rules: string[] = [];
  const globals = new Set<string>();
  const markup = drawn
    .replaceAll(
      /<style data-emotion="css(-global)? ([^"]*)"[^>]*>([\s\S]*?)<\/style>/g,
      (_all, isGlobal, mark, css) => {
        if (isGlobal) globals.add(styleOf(`css-global ${mark}`, css));
        else {
          marks.push(mark);
          rules.push(css);
        }
        return '';
      },
    )
    // The page sets its title once it runs, since the document is the same for every URL.
    .replaceAll(/<title>[^<]*<\/title>/g, '');
  return { markup, styles: [...globals, styleOf(`css ${marks.join(' ')}`, rules.join(''))].join('') };
}

function styleOf(rules: string, css: string): string {
  return `<style data-rules="${rules}">${css}</style>`;
}

function withPage(html: string, { markup, styles }: Prerendered): string {
  return html
    .replace('<!-- first-paint -->', () => styles)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}
