import { readFileSync } from 'node:fs';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';

/** A route as its source declares it. */
interface DeclaredRoute {
  /** Path below /dashboard, without parameters. */
  path: string;
  /** Request of the screen's module, as it is imported. */
  request: string;
  /** URLs of the data to prefetch. */
  prefetch: string[];
}

/** Reads the routes with a lazy screen from a remote's `routes.tsx`, without those that have parameters. */
export function declaredRoutes(file: string): DeclaredRoute[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const found: DeclaredRoute[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      const path = textOf(propertyOf(node, 'path'));
      const request = importedBy(propertyOf(node, 'lazy'));
      if (path === undefined || request === undefined || /[:*]/.test(path)) return;
      found.push({ path, request, prefetch: prefetchOf(propertyOf(node, 'handle')) });
    },
  });
  visitor.visit(program);
  return found;
}

function propertyOf(node: ObjectExpression, name: string): Expression | undefined {
  for (const property of node.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) {
      return property.value as Expression;
    }
  }
  return undefined;
}

function textOf(node: Expression | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Returns the request of `() => import('./Screen.tsx')`. */
function importedBy(node: Expression | undefined): string | undefined {
  if (node?.type !== 'ArrowFunctionExpression') return undefined;
  const body = node.body as unknown as Expression;
  return body.type === 'ImportExpression' ? textOf(body.source) : undefined;
}

function prefetchOf(handle: Expression | undefined): string[] {
  const list = handle?.type === 'ObjectExpression' ? propertyOf(handle, 'prefetch') : undefined;
  if (!list) return [];
  const urls =
    list.type === 'ArrayExpression' ? list.elements.map((element) => textOf(element as Expression)) : [undefined];
  return urls.map((url) => {
    if (url === undefined) throw new Error('Write the prefetch list of a route as literal URLs: the build reads them.');
    return url;
  });
}
