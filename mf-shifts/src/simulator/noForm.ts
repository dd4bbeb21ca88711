/**
 * The `form` of a field that tries something out within the form of the shift: Enter in it sends nothing, and what it
 * cannot read is no reason to come back to it when the shift is refused.
 */
export const NO_FORM = '';
