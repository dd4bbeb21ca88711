import type { Page } from '@playwright/test';

/** The controls of a held render, in the page. */
interface HeldRender {
  isHeld: boolean;
  /** True when the router has loaded the page of the URL, whether React knows of it or not. */
  isPageLoaded(): boolean;
  resume(): void;
}

/** The parts of a fiber, React's record of an element, that lead to the router. */
interface Fiber {
  child?: Fiber;
  sibling?: Fiber;
  alternate?: Fiber;
  memoizedProps?: { router?: { state: { initialized: boolean } } };
}

/**
 * Stops React in the middle of the render that creates the first element of a name, until `resume` is called. React
 * renders a transition in slices, each of which begins with a message; the messages are kept back. Everything else in
 * the page runs on.
 */
export async function holdRender(page: Page, element: string) {
  await page.addInitScript(hold, element);
  const ask = (question: 'isHeld' | 'isPageLoaded') =>
    page.waitForFunction((name) => {
      const held = Reflect.get(window, 'heldRender') as HeldRender | undefined;
      return name === 'isHeld' ? held?.isHeld : held?.isPageLoaded();
    }, question);
  return {
    untilHeld: () => ask('isHeld'),
    untilPageLoaded: () => ask('isPageLoaded'),
    resume: () => page.evaluate(() => (Reflect.get(window, 'heldRender') as HeldRender).resume()),
  };
}

/** Runs in the page, before its own scripts. */
function hold(element: string): void {
  /** Milliseconds, more than a slice of React may take: it yields before it commits. */
  const LONGER_THAN_SLICE = 100;
  const messages: (() => void)[] = [];
  const { postMessage } = MessagePort.prototype;
  const create = document.createElement.bind(document);

  function keepBack(this: MessagePort, ...all: unknown[]) {
    messages.push(() => Reflect.apply(postMessage, this, all));
  }

  function routerBelow(root: Fiber | undefined) {
    const seen = new Set<Fiber>();
    const open = [root];
    while (open.length > 0) {
      const fiber = open.pop();
      if (!fiber || seen.has(fiber)) continue;
      if (fiber.memoizedProps?.router) return fiber.memoizedProps.router;
      seen.add(fiber);
      open.push(fiber.child, fiber.sibling, fiber.alternate);
    }
    throw new Error('React renders no router.');
  }

  const held: HeldRender = {
    isHeld: false,
    isPageLoaded: () => {
      const root = document.getElementById('root') ?? {};
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
      return routerBelow(Reflect.get(root, key)).state.initialized;
    },
    resume: () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of messages.splice(0)) send();
    },
  };

  const createAndHold = (name: string, options?: ElementCreationOptions) => {
    if (name === element && !held.isHeld) {
      held.isHeld = true;
      MessagePort.prototype.postMessage = keepBack;
      const end = performance.now() + LONGER_THAN_SLICE;
      while (performance.now() < end);
    }
    return create(name, options);
  };
  Object.assign(document, { createElement: createAndHold });
  Object.assign(window, { heldRender: held });
}
