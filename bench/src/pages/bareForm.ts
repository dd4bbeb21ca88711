import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Suite } from '../suites.ts';

/** A sign-in form that is nothing but HTML: no browser can show a form sooner. */
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Sign in</title></head>
  <body>
    <main>
      <h1>Sign in</h1>
      <form>
        <label>Mobile Number <input type="tel" name="number" autocomplete="username"></label>
        <label>Password <input type="password" name="password" autocomplete="current-password"></label>
        <button>Sign In</button>
      </form>
    </main>
  </body>
</html>
`;

/** Headers that depend on the single response and not on the page. */
const OF_THE_ANSWER = new Set(['content-encoding', 'content-length', 'connection', 'date', 'keep-alive', 'vary']);

/**
 * Serves it at every address, with the protective headers that another server's documents have: they cost the browser
 * something, such as a process of its own for the page, whatever is in it.
 * @param model Address of a document of that server.
 */
export async function serveBareForm(model: string): Promise<Suite> {
  const headers = new Headers((await fetch(model)).headers);
  for (const name of OF_THE_ANSWER) headers.delete(name);
  const server = createServer((_request, response) => {
    response.setHeaders(headers).end(DOCUMENT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
