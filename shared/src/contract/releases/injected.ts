// Apart from the schemas of what they carry: who only wants to find an element loads no schema.

/** The id of the element in the shell's document that carries the registry as JSON. */
export const REGISTRY_ELEMENT_ID = 'seamline-registry';

/** The id of the one that carries the list of trusted keys. */
export const TRUSTED_KEYS_ELEMENT_ID = 'seamline-trusted-keys';

/** The id of the one that carries the settings of the shell. */
export const SHELL_SETTINGS_ELEMENT_ID = 'seamline-settings';
