import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The packages whose messages are translated with Lingui. */
const packages = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'locales')),
);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi', 'gu'],
  catalogs: packages.map((name) => ({
    path: `<rootDir>/${name}/locales/{locale}`,
    include: [`<rootDir>/${name}/src`],
    exclude: ['**/*.test.*'],
  })),
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});
