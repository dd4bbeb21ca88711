/** Settings of all calls. */
export interface HttpSettings {
  /** Place of the session token: in the URL, as the product specifies, or in the Authorization header, which is safer. */
  tokenIn: 'query' | 'header';
  /** Takes the body of a response that was requested before the call for its URL; undefined if there is none. */
  takeEarly?: (url: string, token: string | undefined) => Promise<unknown>;
}

let settings: HttpSettings = { tokenIn: 'query' };

/** Returns the settings in force. */
export function httpSettings(): HttpSettings {
  return settings;
}

/** Changes settings for all calls that follow. */
export function setHttpSettings(changed: Partial<HttpSettings>): void {
  settings = { ...settings, ...changed };
}
