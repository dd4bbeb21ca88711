import type { PageCommand, RecordCommand } from '@seamline/shared/contract/releases/remote-commands';
import type { NonIndexRouteObject } from 'react-router-dom';

/** A command as a remote declares it, in English. The build adds the translations of its PO files. */
export type CommandDeclaration = InEnglish<PageCommand> | InEnglish<RecordCommand>;
type InEnglish<Command> = Omit<Command, 'label'> & { readonly label: string };

/** Data about a route for the shell, which is available before the code of the route. */
interface RouteHandle {
  /** URLs of the data service that the screen reads first. The shell fetches them beside the code of the screen. */
  prefetch?: readonly `/data/${string}`[];
}

/** A route of a remote. */
export type RemoteRoute = Omit<NonIndexRouteObject, 'handle' | 'children'> & {
  handle?: RouteHandle;
  children?: RemoteRoute[];
};

/**
 * The module that a remote exposes as `./routes`: route objects below /dashboard with lazy screens.
 * Their first segments are the ones that the remote claims in its package.json.
 */
export interface RemoteModule {
  routes: RemoteRoute[];
}
