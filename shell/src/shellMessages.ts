/// <reference path="../../shared/src/i18n/po.d.ts" />
import { PackageMessages } from '@seamline/shared/i18n';
import { messages as english } from '../locales/sign-in/en.po';

/** The messages of the shell. The English of the dashboard comes with the dashboard's code; see `Dashboard.tsx`. */
export const shellMessages = new PackageMessages(async (language) => {
  const [signIn, dashboard] = await Promise.all([
    import(/* webpackExclude: /en\.po$/ */ `../locales/sign-in/${language}.po`),
    import(/* webpackExclude: /en\.po$/ */ `../locales/${language}.po`),
  ]);
  return { messages: { ...signIn.messages, ...dashboard.messages } };
}, english);
