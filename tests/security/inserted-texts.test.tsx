import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const names = [
  '<0>x</0>',
  '<1/>',
  '<b>bold</b>',
  '<br/>',
  '</0>',
  '<',
  'a < b > c',
  '{0}',
  '&lt;b&gt;',
  'plain',
];
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each(names)('[A7] a name such as %s stands in a text to the letter', (name) => {
  const text = (
    <I18nProvider i18n={i18n}>
      <Trans>
        Shadow login as <strong>{name}</strong> by {name}
      </Trans>
    </I18nProvider>
  );
  const shown = inHtml(name);
  expect(renderToStaticMarkup(text)).toBe(`Shadow login as <strong>${shown}</strong> by ${shown}`);
});
