import type { Fields } from '@seamline/shared/contract/endpoint';
import { type FieldErrors, type FieldValues, get, type Ref, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * Checks a form with a contract's schema.
 * A form holds what the program works with and not the wire's spelling, so it is checked on the way out.
 */
export function contractResolver<V extends FieldValues>(schema: Fields): Resolver<V, unknown, V> {
  return (values, _context, { fields }) => {
    const encoded = z.safeEncode(schema, values as never);
    if (encoded.success) return { values: z.decode(schema, encoded.data) as V, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code = 'invalid', message } of encoded.error.issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name))
        set(errors, name, { type: code, message, ref: (get(fields, name) as { ref?: Ref } | undefined)?.ref });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
