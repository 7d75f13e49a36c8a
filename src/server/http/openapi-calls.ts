import { html } from 'hono/html';
import type { Example } from './call-examples.ts';
import { sentenceOf } from './call-sentence.ts';
import type { Html } from './framed-page.ts';
import type { Documented, Parameter } from './openapi.ts';
import type { Words } from './openapi-words.ts';
import { typeText } from './type-text.ts';

export type Listed = { method: string; path: string; operation: Documented };

const rowOf = ({ name, in: place, required, schema }: Parameter, said: Words) =>
  html`<tr>
    <td>
      <code>${name}</code>
      <small>${required ? said.required : ''}${name === 'everyone' ? said.forOperators : ''}</small>
    </td>
    <td>${said.places[place]}</td>
    <td><code>${typeText(schema)}</code></td>
  </tr>`;

const parametersOf = (parameters: readonly Parameter[], said: Words) =>
  html`<h3>${said.parameters}</h3>
    <table>
      <tbody>
        ${parameters.map((parameter) => rowOf(parameter, said))}
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

const callOf = ({ method, path: called, operation }: Listed, said: Words): Html =>
  html`<details id="${operation.operationId}">
    <summary>
      <span>${operation['x-calls'].map((name) => sentenceOf(said.locale, name)).join(' ')}</span>
      <b>${method}</b><code>${called}</code
      ><small
        >${said.callers[operation['x-callers']]}${operation['x-chosen'] ? `, ${said.chosenPath}` : ''}</small
      >
    </summary>
    <div>
      ${operation.parameters.length > 0 ? parametersOf(operation.parameters, said) : ''}
      ${(operation['x-codeSamples'] ?? []).map(exampleOf)}
      ${operation.requestBody ? contentOf(said.body, operation.requestBody.content) : ''}
      ${contentOf(said.answer, operation.responses[200].content)}
    </div>
  </details>`;

/** The calls of one resource, each folded. */
export const groupOf = (tag: string, calls: readonly Listed[], said: Words) =>
  html`<section aria-labelledby="${tag}">
    <h2 id="${tag}" lang="en">${tag}</h2>
    ${calls.map((call) => callOf(call, said))}
  </section>`;
