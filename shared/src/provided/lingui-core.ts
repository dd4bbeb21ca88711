/** The exports of Lingui's core that the shell provides to the remotes. */
export { i18n, setupI18n } from '@lingui/core';
