/**
 * For screens with searches and filters in the URL: a change of them does not call the loader again. The URL changes
 * with every letter, the records are loaded already, and a page that needs more of them requests them itself.
 */
export const shouldRevalidate = () => false;
