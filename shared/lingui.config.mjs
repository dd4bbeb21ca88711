/** Lingui's loader reads the nearest configuration: this one is packed too, beside the catalogues. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'hi', 'gu'],
  pseudoLocale: process.env.NODE_ENV === 'development' && process.env.SEAMLINE_PSEUDO ? 'en' : '',
  catalogs: [
    { path: '<rootDir>/locales/provided/{locale}', include: ['<rootDir>/src/ui', '<rootDir>/src/http'] },
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src/form', '<rootDir>/src/table'] },
  ],
};
