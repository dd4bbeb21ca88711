let isFresh = false;

/** Notes that somebody has just signed in by the form, which goes away with the focus in it. */
export function noteSignIn(): void {
  isFresh = true;
}

/** Whether that has just happened; told once. */
export function takeSignIn(): boolean {
  const was = isFresh;
  isFresh = false;
  return was;
}
