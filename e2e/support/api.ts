type Query = Record<string, string>;
/** A form travels as it is, with its files; anything else as JSON. */
type Body = FormData | URLSearchParams | object;

/** Raw calls of the data service, spelt as on the wire. */
export interface Api {
  get<T>(path: string, query?: Query): Promise<T>;
  post<T>(path: string, query?: Query, body?: Body): Promise<T>;
  put<T>(path: string, query?: Query, body?: Body): Promise<T>;
  delete<T>(path: string, query?: Query): Promise<T>;
}

/** Client of the data service with the session of a token. */
export function api(origin: string, token: string): Api {
  const send =
    (method: string) =>
    async <T>(path: string, query: Query = {}, body?: Body): Promise<T> => {
      const address = `${origin}${path}?${new URLSearchParams({ ...query, token })}`;
      const response = await fetch(address, { method, ...(body && encoded(body)) });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
}

function encoded(body: Body): RequestInit {
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
