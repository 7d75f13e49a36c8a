import { html } from 'hono/html';
import type { Example } from './call-examples.ts';
import type { Html } from './framed-page.ts';
import type { Documented, Parameter } from './openapi.ts';
import { typeText } from './type-text.ts';

export type Listed = { method: string; path: string; operation: Documented };

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

const exampleOf = ({ lang, source }: Example) =>
  html`<h3>${lang}</h3>
    <pre tabindex="0"><code>${source}</code></pre>`;

const callOf = ({ method, path: called, operation }: Listed): Html =>
  html`<details id="${operation.operationId}">
    <summary>
      <b>${method}</b><code>${called}</code
      ><small>${operation['x-callers']}${operation['x-chosen'] ? ', chosen path' : ''}</small>
    </summary>
    <div>
      ${operation.parameters.length > 0 ? parametersOf(operation.parameters) : ''}
      ${(operation['x-codeSamples'] ?? []).map(exampleOf)}
      ${operation.requestBody ? contentOf('Body', operation.requestBody.content) : ''}
      ${contentOf('Answer', operation.responses[200].content)}
    </div>
  </details>`;

/** The calls of one resource, each folded. */
export const groupOf = ([tag, calls]: [string, Listed[]]) =>
  html`<section aria-labelledby="${tag}">
    <h2 id="${tag}">${tag}</h2>
    ${calls.map(callOf)}
  </section>`;
