declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** A server that speaks the protocol of S3 and checks its signatures; its only account is S3RVER, S3RVER. */
  class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
  }

  export = S3rver;
}
