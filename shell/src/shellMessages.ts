/// <reference path="../../shared/src/i18n/po.d.ts" />
import type { Messages } from '@lingui/core';
import { PackageMessages } from '@seamline/shared/i18n';

/** The messages of the shell. */
export const shellMessages = new PackageMessages({
  hi: () => merged([import('../locales/sign-in/hi.po'), import('../locales/hi.po')]),
  gu: () => merged([import('../locales/sign-in/gu.po'), import('../locales/gu.po')]),
});

async function merged(parts: readonly Promise<{ messages: Messages }>[]): Promise<{ messages: Messages }> {
  const [signIn, dashboard] = await Promise.all(parts);
  return { messages: { ...signIn?.messages, ...dashboard?.messages } };
}
