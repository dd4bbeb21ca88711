/**
 * For screens that keep searches and filters in the address: a change of it does not call their loader again. It
 * changes with every letter, what is listed is there already, and a page that needs more of it asks by itself.
 */
export const shouldRevalidate = () => false;
