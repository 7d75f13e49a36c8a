import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const screens = readdirSync(join(import.meta.dirname, '../screens'), {
  recursive: true,
  encoding: 'utf8',
}).map((file) => file.replaceAll('\\', '/'));
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function screenFile(name: string): string {
  const file = screens.find((path) => path.endsWith(`/${kebab(name)}-screen.tsx`));
  if (file === undefined) throw new Error(`src/screens/ has no ${kebab(name)}-screen.tsx`);
  return `src/screens/${file}`;
}

/** Of all screens, from the project's root. */
export const screenFiles: readonly string[] = screens
  .filter((path) => path.endsWith('-screen.tsx'))
  .map((path) => `src/screens/${path}`);

export const frameFile = (name: string): string => `src/app/shell/${kebab(name)}.tsx`;

export const initialFiles: readonly string[] = ['src/main.tsx', screenFile('login')];

/** Every screen but the login needs them for server data. */
export const serverDataFiles: readonly string[] = [
  'src/api/answer.ts',
  'src/api/call-address.ts',
  'src/api/query-client.ts',
  'src/api/reference-data.ts',
  'src/api/send-call.ts',
  'src/portal/session-clock.ts',
  'src/ui/controls/use-while-busy.ts',
];
