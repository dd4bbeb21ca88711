import { html, type Markup } from './markup.ts';
import { limits, notation } from './notation.ts';
import { type OpenApi, type Operation, type Parameter, REFUSALS } from './openApi.ts';
import type { Schema } from './schemas.ts';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The document for people: one page, no script, so that it needs no exception from the content policy. */
export function page(document: OpenApi, stylesheet: string): string {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const areas = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags[0] === name),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}: the data service</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${document.info.title}: the data service</h1>
${document.info.description.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}
<p>The same for programs: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
</header>
<nav aria-label="Areas"><ul>${areas.map(({ name, entries: calls }) => html`<li><a href="#${anchor(name)}">${name}</a> <span class="count">${calls.length}</span></li>`)}</ul></nav>
<main id="calls">
${areas.map(
  ({ name, entries: calls }) => html`<section aria-labelledby="${anchor(name)}">
<h2 id="${anchor(name)}">${name}</h2>
${calls.map(call)}
</section>`,
)}
<section aria-labelledby="refusals">
<h2 id="refusals">Refusals</h2>
<dl class="refusals">${Object.entries(REFUSALS).map(([status, text]) => html`<dt>${status}</dt><dd>${inline(text)}</dd>`)}</dl>
</section>
</main>
</body>
</html>
`.html;
}

function call({ method, path, operation }: Entry): Markup {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const answer = operation.responses[200].content['application/json']?.schema ?? {};
  const refused = Object.keys(operation.responses).filter((status) => status !== '200');
  return html`<details id="${operation.operationId}">
<summary><h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></h3> <span class="summary">${operation.summary}</span></summary>
<p>${operation.description}</p>
${fields('In the address', operation.parameters)}
${body ? fields(`In the body, as ${type}`, bodyFields(body.schema)) : undefined}
<h4>Answer</h4>
<pre tabindex="0" aria-label="Answer of ${method} ${path}"><code>${notation(answer)}</code></pre>
<p>Refusals: ${refused.map((status, index) => html`${index === 0 ? '' : ', '}<a href="#refusals">${status}</a>`)}.</p>
</details>
`;
}

function bodyFields({ properties = {}, required = [] }: Schema): Omit<Parameter, 'in'>[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

function fields(title: string, rows: readonly Omit<Parameter, 'in'>[]): Markup | undefined {
  if (rows.length === 0) return undefined;
  return html`<h4>${title}</h4>
<div class="wide" role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr><th scope="col">name</th><th scope="col">kind</th><th scope="col">limits</th></tr></thead>
<tbody>${rows.map(
    ({ name, required, schema }) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? undefined : html` <span class="optional">optional</span>`}</th><td><code>${notation(schema)}</code></td><td>${limits(schema)}</td></tr>`,
  )}</tbody>
</table></div>`;
}

/** Text between backquotes is code. */
function inline(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A narrow screen may break an address before each slash. */
function breakable(path: string): Markup[] {
  return path.split('/').map((segment, index) => (index === 0 ? html`${segment}` : html`<wbr>/${segment}`));
}

function anchor(area: string): string {
  return `area-${area}`;
}
