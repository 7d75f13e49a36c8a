import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Documented, type Parameter, openapi } from './openapi.ts';
import { openapiStyle } from './openapi-style.ts';
import { revalidated, sendFile, staticFile } from './static-file.ts';
import { typeText } from './type-text.ts';

const path = '/openapi';
const documentPath = '/openapi.json';
const stylePath = `${path}/style.css`;
const style = staticFile('style.css', Buffer.from(openapiStyle), revalidated);
type Html = ReturnType<typeof html>;
type Listed = { method: string; path: string; operation: Documented };

export const isContractPath = (pathname: string) => [path, documentPath, stylePath].includes(pathname);

const rowOf = ({ name, in: place, required, schema }: Parameter) =>
  html`<tr>
    <td><code>${name}</code> <small>${required ? 'required' : ''}</small></td>
    <td>${place}</td>
    <td><code>${typeText(schema)}</code></td>
  </tr>`;

const parametersOf = (parameters: readonly Parameter[]) =>
  html`<h3>Parameters</h3>
    <table>
      <tbody>
        ${parameters.map(rowOf)}
      </tbody>
    </table>`;

const contentOf = (title: string, content: Record<string, { schema: unknown }>) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<h3>${title}, ${type}</h3>
        <pre tabindex="0">${typeText(schema)}</pre>`,
  );

const callOf = ({ method, path: called, operation }: Listed): Html =>
  html`<details id="${operation.operationId}">
    <summary>
      <b>${method}</b><code>${called}</code
      ><small>${operation['x-callers']}${operation['x-chosen'] ? ', chosen path' : ''}</small>
    </summary>
    <div>
      ${operation.parameters.length > 0 ? parametersOf(operation.parameters) : ''}
      ${operation.requestBody ? contentOf('Body', operation.requestBody.content) : ''}
      ${contentOf('Answer', operation.responses[200].content)}
    </div>
  </details>`;

const groupOf = ([tag, calls]: [string, Listed[]]) =>
  html`<section aria-labelledby="${tag}">
    <h2 id="${tag}">${tag}</h2>
    ${calls.map(callOf)}
  </section>`;

function page() {
  const { info, paths, components } = openapi();
  const listed = Object.entries(paths).flatMap(([called, calls]) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      operation ? [{ method: method.toUpperCase(), path: called, operation }] : [],
    ),
  );
  const groups = [...Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? '')];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${info.title}: its calls</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>
          <h1>${info.title}, ${info.version}</h1>
          <p>
            ${String(listed.length)} calls. The same for programs:
            <a href="${documentPath}">OpenAPI 3.1</a>. The path of a call marked as chosen is not in the
            specification. Failures of all calls look the same:
          </p>
          <pre tabindex="0">${typeText(components.schemas.Error)}</pre>
          <h2 id="resources">Resources</h2>
          <nav aria-labelledby="resources">
            <ul>
              ${groups.map(([tag]) => html`<li><a href="#${tag}">${tag}</a></li>`)}
            </ul>
          </nav>
          ${groups.map(groupOf)}
        </main>
      </body>
    </html>`;
}

export function contractPages() {
  const app = new Hono();
  app.get(documentPath, (context) => context.json(openapi()));
  app.get(stylePath, (context) => sendFile(context, style));
  app.get(path, (context) => context.html(page()));
  return app;
}
