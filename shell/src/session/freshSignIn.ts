let isFresh = false;

/** Notes a sign-in by the form, which is removed together with the focus in it. */
export function noteSignIn(): void {
  isFresh = true;
}

/** Returns true once after a sign-in. */
export function takeSignIn(): boolean {
  const was = isFresh;
  isFresh = false;
  return was;
}
