import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import * as z from 'zod';

/** The JSON Schema of values of the wire, as far as the tests look into it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

/** The OpenAPI document that a server serves. */
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The JSON Schema of values as they travel to the server. */
export function requestSchema(fields: Fields): Schema {
  return z.toJSONSchema(fields as unknown as z.ZodType, { unrepresentable: 'any', io: 'input' }) as Schema;
}
