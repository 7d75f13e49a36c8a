import type { LocaleName } from '#contract/locales.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { readSystemName } from '../configuration/configuration.ts';
import type { Network } from '../network.ts';
import { languageOf } from './accept-language.ts';
import { framedPage, type Html } from './framed-page.ts';
import { type Documented, type Parameter, openapi } from './openapi.ts';
import { openapiStyle } from './openapi-style.ts';
import { revalidated, sendFile, staticFile } from './static-file.ts';
import { typeText } from './type-text.ts';

const path = '/openapi';
const documentPath = '/openapi.json';
const stylePath = `${path}/style.css`;
const style = staticFile('style.css', Buffer.from(openapiStyle), revalidated);
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

/** Descriptions of calls are the contract's own, which is written in English. */
const words: Record<
  LocaleName,
  (count: number) => { count: string; programs: string; chosen: string; groups: string }
> = {
  en: (count) => ({
    count: `${count} calls.`,
    programs: 'The same for programs:',
    chosen:
      'The path of a call marked as chosen is not in the specification. Failures of all calls look the same:',
    groups: 'Resources',
  }),
  de: (count) => ({
    count: `${count} Aufrufe.`,
    programs: 'Dasselbe für Programme:',
    chosen:
      'Pfade mit dem Vermerk „chosen path“ stehen nicht in der Spezifikation. Fehler aller Aufrufe sehen gleich aus:',
    groups: 'Ressourcen',
  }),
};

function page(name: string, locale: LocaleName) {
  const { info, paths, components } = openapi();
  const listed = Object.entries(paths).flatMap(([called, calls]) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      operation ? [{ method: method.toUpperCase(), path: called, operation }] : [],
    ),
  );
  const groups = [...Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? '')];
  const said = words[locale](listed.length);
  return framedPage({
    locale,
    name,
    styled: stylePath,
    title: 'API',
    content: html`<h1 lang="en">${info.title}, ${info.version}</h1>
      <p>${said.count} ${said.programs} <a href="${documentPath}">OpenAPI 3.1</a>. ${said.chosen}</p>
      <pre tabindex="0">${typeText(components.schemas.Error)}</pre>
      <h2 id="resources">${said.groups}</h2>
      <nav aria-labelledby="resources" lang="en">
        <ul>
          ${groups.map(([tag]) => html`<li><a href="#${tag}">${tag}</a></li>`)}
        </ul>
      </nav>
      <div lang="en">${groups.map(groupOf)}</div>`,
  });
}

/** The contract, for people and for programs. */
export function contractPages(network: Pick<Network, 'db'>) {
  const app = new Hono();
  app.get(documentPath, (context) => context.json(openapi()));
  app.get(stylePath, (context) => sendFile(context, style));
  app.get(path, async (context) => {
    const locale = languageOf(context.req.header('accept-language'));
    return context.html(page(await readSystemName(network.db), locale));
  });
  return app;
}
