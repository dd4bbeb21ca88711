/** The sentences of calls that failed before the server could say why. */
export const texts = {
  noSession: 'Session missing – sign in',
  network: 'The server cannot be reached. Check the connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unexpected: 'The server answered something that this page does not understand.',
} as const;
