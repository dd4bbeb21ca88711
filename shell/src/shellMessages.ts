/// <reference path="../../shared/src/i18n/po.d.ts" />
import { PackageMessages } from '@seamline/shared/i18n';
import { messages as english } from '../locales/sign-in/en.po';

/** Each by its name: a pattern would be a map in the order in which the folder is read, and no build like another. */
const catalogues = {
  hi: () => Promise.all([import('../locales/sign-in/hi.po'), import('../locales/hi.po')]),
  gu: () => Promise.all([import('../locales/sign-in/gu.po'), import('../locales/gu.po')]),
};

/** The messages of the shell. The English of the dashboard comes with the dashboard's code; see `Dashboard.tsx`. */
export const shellMessages = new PackageMessages(async (language) => {
  if (language === 'en') return { messages: english };
  const [signIn, dashboard] = await catalogues[language]();
  return { messages: { ...signIn.messages, ...dashboard.messages } };
}, english);
