import type { Schema } from './schemas.ts';

/** A schema the way a programmer would jot it down: `{ id: integer, code: text | null }`. */
export function notation(schema: Schema, indent = ''): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => notation(option, indent)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => notation(item, indent)).join(', ')}]`;
  if (schema.items) return listOf(notation(schema.items, indent));
  if (schema.properties && Object.keys(schema.properties).length > 0) return object(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${notation(schema.additionalProperties, indent)} }`;
  }
  if (schema.format === 'binary') return 'file';
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['anything']);
  return types.map((type) => (type === 'string' ? 'text' : type)).join(' | ');
}

function object({ properties = {}, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${deeper}${spelt(name)}${required.includes(name) ? '' : '?'}: ${notation(schema, deeper)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function listOf(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function spelt(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** The limits of a single value in words: 'at most 200 characters'. */
export function limits(schema: Schema): string {
  const { minLength = 0, maxLength, minimum, maximum, pattern } = schema;
  const unit = schema.format === 'binary' ? 'bytes' : 'characters';
  const words = [
    minLength > 0 && maxLength === undefined ? 'not empty' : undefined,
    minLength > 0 && maxLength !== undefined ? `${minLength} to ${maxLength} ${unit}` : undefined,
    minLength === 0 && maxLength !== undefined ? `at most ${maxLength} ${unit}` : undefined,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : undefined,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `up to ${maximum}` : undefined,
    pattern === undefined ? undefined : `matches ${pattern}`,
    schema.description,
  ];
  return words.filter((word) => word !== undefined).join(', ');
}
