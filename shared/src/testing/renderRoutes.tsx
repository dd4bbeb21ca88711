import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { forgetServerData, queryClient } from '@seamline/shared/query';
import { clearNotifications, signIn } from '@seamline/shared/session';
import { MessageRegion, UiProvider } from '@seamline/shared/ui';
import { GlobalRules } from '@seamline/shared/ui/global-rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type * as z from 'zod/mini';

/** A call of the data service that a screen made, without its session token. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  /** The body as text; empty without one. */
  readonly body: string;
}

type Respond = () => Response | Promise<Response>;

/** The data service of one test: it answers what the test says, and refuses the connection for every other call. */
class Service {
  readonly calls: SentCall[] = [];
  readonly #answers = new Map<Endpoint, Respond>();

  /** Answers the calls of an endpoint from now on with JSON as its contract describes it. */
  answer<const E extends Endpoint>(endpoint: E, body: z.input<E['answer']>): void {
    this.#answers.set(endpoint, () => Response.json(body));
  }

  /** Refuses the calls of an endpoint from now on; without a body as a broken server does. */
  refuse(endpoint: Endpoint, status: number, body?: { message: string; detail?: string; errors?: object[] }): void {
    this.#answers.set(endpoint, () => (body ? Response.json(body, { status }) : new Response('', { status })));
  }

  /** Lets the calls of an endpoint wait until the returned function is called; then they get the JSON. */
  hold<const E extends Endpoint>(endpoint: E, body: z.input<E['answer']>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answers.set(endpoint, () => promise.then(() => Response.json(body)));
    return resolve;
  }

  /** Cuts the connection at the calls of an endpoint from now on. */
  disconnect(endpoint: Endpoint): void {
    this.#answers.delete(endpoint);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { url, method } = request;
    const { pathname: path, searchParams } = new URL(url);
    searchParams.delete('token');
    this.calls.push({ method, path, query: Object.fromEntries(searchParams), body: await request.text() });
    for (const [endpoint, respond] of this.#answers) {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`);
      if (endpoint.method === method && pattern.test(path)) return await respond();
    }
    throw new TypeError('Failed to fetch');
  };
}

/**
 * Signs the owner in and renders the routes of a remote at a path below /dashboard, with the providers of the suite.
 * Only the data service is replaced. `prepare` says what it answers to the first calls.
 */
export function renderRoutes(routes: RouteObject[], path: string, prepare: (service: Service) => void): Service {
  const service = new Service();
  prepare(service);
  vi.stubGlobal('fetch', service.fetch);
  forgetServerData();
  // Those of the test before stay for seconds.
  clearNotifications();
  localStorage.clear();
  sessionStorage.clear();
  signIn(`.${btoa(JSON.stringify({ number: '9876500001', name: 'Isha Mehta', role: 'owner', exp: 4_000_000_000 }))}.`);
  history.replaceState(null, '', `/dashboard/${path}`);
  const router = createBrowserRouter([{ path: '/dashboard', children: routes, hydrateFallbackElement: <p /> }]);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(
    <UiProvider>
      <GlobalRules />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <MessageRegion />
      </QueryClientProvider>
    </UiProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    container.remove();
    vi.unstubAllGlobals();
  });
  return service;
}
