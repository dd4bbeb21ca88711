declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  interface Context {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string | undefined>;
    readonly state: object;
    mountPath: string;
    status: number;
    body: unknown;
  }

  interface StoredObject {
    readonly metadata: { readonly etag: string };
    readonly content: { destroy(): void };
  }

  /** A server that speaks the protocol of S3 and checks its signatures; its only account is S3RVER, S3RVER. */
  class S3rver {
    constructor(options: Options);
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    readonly store: { getObject(bucket: string, key: string, options: object): Promise<StoredObject | undefined> };
    run(): Promise<AddressInfo>;
  }

  export = S3rver;
}
