// Both are parts of one chunk: whoever asks for one of them has fetched the other.

/** Fetches what is behind the sign-in: the shell's other part, and all that it provides to the remotes. */
export const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './Dashboard.tsx');

/** Fetches the same, and runs no more of it than the start of the remotes. */
export const loadRemotes = () => import(/* webpackChunkName: "dashboard" */ './remotes/startRemotes.ts');
