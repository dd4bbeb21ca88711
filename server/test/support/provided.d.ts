import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which engine this project's tests run on. */
    engine: 'embedded' | 'postgresql';
    /** The archive that an embedded database of a test begins with. */
    embeddedTemplate: string;
    /** An account that may create databases. */
    postgresqlUrl: string;
    /** The database that one of a test is a copy of. */
    postgresqlTemplate: string;
  }
}
