/** What the host has put into the document as JSON; null where it put nothing, or nothing that can be read. */
export function injected(id: string): unknown {
  return parsed(document.getElementById(id)?.textContent ?? 'null');
}

/** A text of JSON; null where it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
