/** Raw calls of the data service, spelt as on the wire. */
export interface Api {
  get<T>(path: string, query?: Record<string, string>): Promise<T>;
  post<T>(path: string, query?: Record<string, string>): Promise<T>;
  put<T>(path: string, query?: Record<string, string>): Promise<T>;
  delete<T>(path: string, query?: Record<string, string>): Promise<T>;
}

/** The data service with somebody's session. */
export function api(origin: string, token: string): Api {
  const send =
    (method: string) =>
    async <T>(path: string, query: Record<string, string> = {}): Promise<T> => {
      const response = await fetch(`${origin}${path}?${new URLSearchParams({ ...query, token })}`, { method });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
}
