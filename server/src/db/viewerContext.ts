import { AsyncLocalStorage } from 'node:async_hooks';

/** The branches whose people a viewer may see, none with an empty list. A viewer without a scope sees everybody. */
export interface Scope {
  readonly branches: readonly number[];
}

/** The only state that reaches code without being passed to it: the database applies it to each read and transaction. */
const contexts = new AsyncLocalStorage<ViewerContext>();

/** The viewer of one request, for the database. It begins without a scope, for the reads that find the account. */
export class ViewerContext {
  scope: Scope | null = null;

  /** Runs work, and all that follows from it asynchronously, in this context. */
  run<Result>(work: () => Result): Result {
    return contexts.run(this, work);
  }
}

/** Runs work that is the server's own, such as what it keeps for all viewers, in whichever request it happens. */
export function asServer<Result>(work: () => Promise<Result>): Promise<Result> {
  return new ViewerContext().run(work);
}

/** Returns the scope of the viewer on whose behalf code runs; null for owners, managers without one, and the server itself. */
export function currentScope(): Scope | null {
  return contexts.getStore()?.scope ?? null;
}
