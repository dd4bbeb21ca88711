import type { Endpoint } from '@seamline/shared/contract/endpoint';
import * as z from 'zod';

/** JSON Schema as the generator writes it, as far as this module looks into it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What travels to the server: the wire's spelling, before any codec has read it. */
export function requestSchema(fields: Endpoint['answer']): Schema {
  return generate(fields, 'input');
}

/** What the server answers with. */
export function answerSchema(answer: Endpoint['answer']): Schema {
  return generate(answer, 'output');
}

function generate(type: Endpoint['answer'], io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type as unknown as z.ZodType, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io,
    override: ({ jsonSchema }) => {
      // Answers may grow, so nobody is to refuse what is new to them.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.contentEncoding;
    },
  });
  return schema as Schema;
}
