/** Lingui's loader reads the nearest configuration: this one is packed too, beside the catalogues. */
export default {
  sourceLocale: 'en',
  locales: ['hi', 'gu'],
  catalogs: [
    { path: '<rootDir>/locales/provided/{locale}', include: ['<rootDir>/src/ui', '<rootDir>/src/http'] },
    {
      path: '<rootDir>/locales/errors/{locale}',
      include: ['<rootDir>/src/contract/errors/checks.ts', '<rootDir>/src/contract/errors/refusals.ts'],
    },
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/form', '<rootDir>/src/table'] },
  ],
};
