import type { LocaleName } from '#contract/locales.ts';
import { tokenScope } from '#contract/api-token.ts';
import { ownIds } from '#contract/own-ids.ts';
import { mapValues } from 'es-toolkit';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { programLimits } from '../auth/limits.ts';
import { readSystemName } from '../configuration/configuration.ts';
import type { Network } from '../network.ts';
import { framedPage, inlineCode } from './framed-page.ts';
import { type Shown, openapi } from './openapi.ts';
import { groupOf } from './openapi-calls.ts';
import { openapiStyle } from './openapi-style.ts';
import { words } from './openapi-words.ts';
import { type PageLanguage, pageLanguage } from './page-language.ts';
import { revalidated, sendFile, staticFile } from './static-file.ts';
import { typeText } from './type-text.ts';

const path = '/openapi';
const documentPath = '/openapi.json';
const stylePath = `${path}/style.css`;
const style = staticFile('style.css', Buffer.from(openapiStyle), revalidated);

export const isContractPath = (pathname: string) => [path, documentPath, stylePath].includes(pathname);

type Choice = { scope: Shown['scope']; search: URLSearchParams; locale: LocaleName };
type View = Choice & Pick<PageLanguage, 'hrefIn'>;

function choiceOf({ scope, search, locale }: Choice) {
  const said = words[locale];
  const linkTo = (token: Shown['scope']) => {
    const next = new URLSearchParams(search);
    if (token) next.set('token', token);
    else next.delete('token');
    return next.size > 0 ? `${path}?${next}` : path;
  };
  const current = (token: Shown['scope']) => (token === scope ? html`aria-current="page"` : '');
  return html`<nav aria-label="${said.choice}">
    <ul>
      ${[undefined, ...tokenScope.options].map(
        (token) =>
          html`<li>
            <a href="${linkTo(token)}" ${current(token)}>${token ? said.scopes[token] : said.all}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

function limitsOf(locale: LocaleName) {
  const said = words[locale];
  return html`<h2 id="limits">${said.limits}</h2>
    <p>${inlineCode(`${said.limitsOf} ${said.headers}`)}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${said.name}</th>
          <th scope="col">${said.limit}</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(programLimits).map(
          ([name, { attempts, seconds }]) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${said.most(attempts, seconds)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function page(name: string, shown: Shown, { locale, search, scope, hrefIn }: View) {
  const { info, paths, components } = openapi(shown);
  const listed = Object.entries(paths).flatMap(([called, calls]) =>
    Object.entries(calls).flatMap(([method, operation]) =>
      operation ? [{ method: method.toUpperCase(), path: called, operation }] : [],
    ),
  );
  const groups = [...Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? '')];
  const said = words[locale];
  const document = search.size > 0 ? `${documentPath}?${search}` : documentPath;
  return framedPage({
    locale,
    name,
    styled: stylePath,
    title: 'API',
    hrefIn,
    content: html`<h1>${said.title(name, info.version)}</h1>
      ${choiceOf({ scope, search, locale })}
      <p>${said.count(listed.length)} ${said.programs} <a href="${document}">OpenAPI 3.1</a>.</p>
      <p>${inlineCode(said.examples)}</p>
      <details>
        <summary>${said.shape}</summary>
        <div><pre tabindex="0">${typeText(components.schemas.Error)}</pre></div>
      </details>
      ${limitsOf(locale)}
      <h2 id="resources">${said.groups}</h2>
      ${scope ? '' : html`<p>${said.chosen}</p>`}
      <nav aria-labelledby="resources" lang="en">
        <ul>
          ${groups.map(([tag]) => html`<li><a href="#${tag}">${tag}</a></li>`)}
        </ul>
      </nav>
      ${groups.map(([tag, calls]) => groupOf(tag, calls, said))}`,
  });
}

/** The contract, for people and for programs: all of it, or what an API token opens. */
export function contractPages(network: Pick<Network, 'db' | 'clock' | 'origin'>) {
  const app = new Hono();
  const shownOf = ({ req }: Context): Shown => {
    const query = req.query();
    // What does not fit is left out: the page has its placeholders.
    const own = mapValues(ownIds, (schema, name) => z.safeParse(schema, query[name]).data);
    const scope = z.safeParse(tokenScope, query['token']).data;
    return { scope, own, origin: network.origin, now: network.clock.now() };
  };
  app.get(documentPath, (context) => context.json(openapi(shownOf(context))));
  app.get(stylePath, (context) => sendFile(context, style));
  app.get(path, async (context) => {
    const { locale, hrefIn } = pageLanguage(context);
    const shown = shownOf(context);
    const { search } = new URL(context.req.url);
    const choice = { scope: shown.scope, search: new URLSearchParams(search), locale, hrefIn };
    return context.html(page(await readSystemName(network.db), shown, choice));
  });
  return app;
}
