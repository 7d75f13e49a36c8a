import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { localeNames, type LocaleName } from '#i18n/locales.ts';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { root } from '../support/project.ts';
import { production } from '../support/route-table.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { addressOf, shotList } from './shot-list.ts';
import { takeShot } from './take-shot.ts';

const folder = path.join(root, '.shots');
const wanted = process.argv.slice(2);

const { routes } = production;
const list = shotList(routes).filter(
  ({ name, screen }) => wanted.length === 0 || wanted.some((word) => name.includes(word) || screen === word),
);

await ensureBuild({ onlyWhenMissing: false });
if (wanted.length === 0) fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());

/** Each language has a network of its own, so that the lanes do not disturb each other. */
async function takeAll(locale: LocaleName): Promise<Picture[]> {
  const network = await openNetwork();
  const pictures: Picture[] = [];
  for (const shot of list) {
    const opened = { shot, address: addressOf(routes, shot.screen) };
    await takeShot({ browser, network, locale }, opened, ({ theme, width }, picture) => {
      const file = `${shot.name}-${locale}-${theme}-${width}.png`;
      fs.writeFileSync(path.join(folder, file), picture);
      pictures.push({ screen: shot.screen, shot: shot.name, locale, theme, width, file });
    });
    console.log(`${locale} ${shot.name}`);
  }
  await network.stop();
  return pictures;
}

const start = performance.now();
const pictures = (await Promise.all(localeNames.map(takeAll))).flat();
await browser.close();
const sheet = path.join(folder, 'index.html');
fs.writeFileSync(sheet, contactSheet(pictures));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${pictures.length} pictures in ${seconds} s: ${path.relative(root, sheet)}`);
