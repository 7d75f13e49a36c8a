import { gif, png } from '../support/pictures.ts';
import { read } from '../api/network.ts';
import { authorizationAt, createFindings, type ServerAttack } from './attack.ts';

const script = 'alert(document.domain)';
const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Files that are a picture to one reader and something else to another. */
const files: readonly [name: string, type: string, body: Buffer][] = [
  ['picture and page.png', 'image/png', Buffer.concat([png, bytes(`<script>${script}</script>`)])],
  ['picture and page.html', 'text/html', Buffer.concat([png, bytes(`<script>${script}</script>`)])],
  ['picture and script.gif', 'image/gif', bytes(`GIF89a/*\u0001\u0000\u0001\u0000*/=1;${script}//`)],
  ['picture and script.js', 'text/javascript', Buffer.concat([gif, bytes(`;${script}`)])],
  ['picture and archive.gif', 'image/gif', Buffer.concat([gif, bytes('PK\u0003\u0004')])],
  ['picture and program.png', 'image/png', Buffer.concat([png, bytes(`<?php ${script} ?>`)])],
  ['drawing.svg', 'image/svg+xml', bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`)],
  ['drawing.png', 'image/png', bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`)],
  ['page.png', 'image/png', bytes(`<!doctype html><script>${script}</script>`)],
  ['document.png', 'image/png', bytes('%PDF-1.7 /OpenAction /JavaScript')],
  ['..\\..\\page.html', 'image/png', png],
  ['page.html\u0000.png', 'image/png', png],
];

// The headers have to make it a picture and nothing else.
const isPictureOnly = ({ headers }: Response) =>
  /^image\/(png|jpeg|gif|webp)$/.test(headers.get('content-type') ?? '') &&
  headers.get('x-content-type-options') === 'nosniff' &&
  (headers.get('content-security-policy') ?? '').includes("default-src 'none'");

export const polyglots: ServerAttack = {
  name: 'polyglot uploads',
  bound:
    'a file that is also a page, a script or an archive is refused, or served as a picture that no browser runs',
  run: async ({ url }) => {
    const { note, findings } = createFindings();
    const authorization = await authorizationAt(url);
    for (const [name, type, body] of files) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(body)], name, { type }));
      const answer = await fetch(`${url}/publisher/v1/offers/48213/upload`, {
        method: 'PUT',
        headers: { authorization },
        body: form,
      });
      const stored: unknown = await answer.json();
      if (answer.status !== 200) {
        note(`refused: ${answer.status}`, name, answer.status === 422);
        continue;
      }
      const path = read(stored, 'data.preview');
      const served = await fetch(url + String(path));
      const held = served.status === 200 && isPictureOnly(served) && !/html|svg|js$/.test(String(path));
      note(held ? 'served as a picture only' : 'served as more', name, held);
    }
    return findings();
  },
};
