/** The text of a whole worker, as the build makes it. */
declare module '*?worker-text' {
  const text: string;
  export default text;
}
