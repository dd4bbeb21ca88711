/// <reference path="./po.d.ts" />
import { messages as english } from '../../locales/provided/en.po';
import { PackageMessages } from './PackageMessages.ts';

/** Messages of the modules that the shell provides to the remotes, `ui` and `http`: they are of the shell's release. */
export const providedMessages = new PackageMessages({
  en: english,
  hi: () => import('../../locales/provided/hi.po'),
  gu: () => import('../../locales/provided/gu.po'),
});
