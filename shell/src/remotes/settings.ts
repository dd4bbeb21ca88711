import { SHELL_SETTINGS_ELEMENT_ID } from '@seamline/shared/contract/injected';
import { type ShellSettings, shellSettings } from '@seamline/shared/contract/shell-settings';
import { injected } from './injected.ts';

/** As for a host that puts nothing into the document. */
const DEFAULTS: ShellSettings = { registry_poll_seconds: 60, override_origins: [] };

let known: ShellSettings | undefined;

/** What the operator of this shell has decided about it. */
export function settings(): ShellSettings {
  if (!known) {
    const given = shellSettings.safeParse(injected(SHELL_SETTINGS_ELEMENT_ID));
    known = given.success ? given.data : DEFAULTS;
  }
  return known;
}
