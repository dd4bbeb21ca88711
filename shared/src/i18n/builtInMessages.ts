/// <reference path="./po.d.ts" />
import { messages as english } from '../../locales/en.po';
import { PackageMessages } from './PackageMessages.ts';

/** Messages of the parts that are built into each remote, such as forms and tables: a release has its own copy. */
export const builtInMessages = new PackageMessages(
  (language) => import(/* webpackExclude: /en\.po$/ */ `../../locales/${language}.po`),
  english,
);
