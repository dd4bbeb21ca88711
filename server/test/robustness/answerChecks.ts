import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi } from '../support/requestSchema.ts';

interface Described {
  readonly method: string;
  readonly path: RegExp;
  readonly statuses: readonly string[];
  /** Checks the body of a success. */
  readonly isAnswer: ValidateFunction;
}

/**
 * Returns a function that names what an answer breaks of an OpenAPI document: a status that its operation does not
 * list, or a body of another shape. Calls that the document does not describe break nothing.
 */
export function answerChecker(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { responses, requestBody }]): Described => {
      const schema = responses[200]?.content['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        // No description speaks of addresses that are too long, nor of bodies where none is described.
        statuses: [...Object.keys(responses), '414', ...(requestBody ? [] : ['413', '415'])],
        isAnswer: ajv.compile(schema ?? {}),
      };
    }),
  );
  const isError = ajv.compile(document.components.schemas.Error ?? false);

  return (method: string, path: string, status: number, read: () => unknown): string | undefined => {
    const operation = described.find((one) => one.method === method && one.path.test(path));
    if (!operation) return undefined;
    if (!operation.statuses.includes(String(status))) return `${status} is not described`;
    const isShaped = status === 200 ? operation.isAnswer : isError;
    return isShaped(read()) ? undefined : ajv.errorsText(isShaped.errors);
  };
}
