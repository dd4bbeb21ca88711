import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { messageExtractors } from '@seamline/shared/build';

export default defineConfig({
  sourceLocale: 'en',
  // English is in the sources alone.
  locales: ['hi', 'gu'],
  extractors: [...messageExtractors, babelExtractor],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] }],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});
