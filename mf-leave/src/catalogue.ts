/** The messages of this package by language. */
export const catalogues = {
  en: () => import('../locales/en.po'),
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};
