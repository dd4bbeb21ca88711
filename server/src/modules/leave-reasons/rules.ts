/** A name is all that a request has of a leave type, and somebody may have changed it meanwhile. */
export const unknownType = (name: string) =>
  `There is no leave type called ${name}. It may have been renamed or deleted.`;
