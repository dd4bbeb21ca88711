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

/** Serves it at every address. */
export async function serveBareForm(): Promise<Suite> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(DOCUMENT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
