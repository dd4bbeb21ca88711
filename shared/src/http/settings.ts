/** How calls are made; the operator of both sides may choose the safer way. */
export interface HttpSettings {
  /** Where the session token travels: in the address, as the product specifies, or in the Authorization header. */
  tokenIn: 'query' | 'header';
}

let settings: HttpSettings = { tokenIn: 'query' };

/** The settings in force. */
export function httpSettings(): HttpSettings {
  return settings;
}

/** Sets how calls are made; the shell does so once, before the first call. */
export function setHttpSettings(chosen: HttpSettings): void {
  settings = chosen;
}
