/** The messages of this package by language. */
export const catalogues = {
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};
