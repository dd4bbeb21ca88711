import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi', 'gu'],
  // `SEAMLINE_PSEUDO=1 pnpm dev` shows English with accents: what has none is not translatable.
  pseudoLocale: process.env.NODE_ENV === 'development' && process.env.SEAMLINE_PSEUDO ? 'en' : '',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] }],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});
