import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod/mini';
import { brandChange } from '#contract/brand.ts';
import { localeNames } from '#contract/locales.ts';
import { forever, type StaticFile, staticFile } from '../http/static-file.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const fileName = z
  .string()
  .check(z.regex(/^[\w.-]+\.(svg|png)$/, 'This is no name of an SVG or PNG in the folder'));
const pattern = z.optional(name);
const forBoth = z.transform((given: unknown) => (typeof given === 'string' ? { light: given } : given));
const inThemes = z.pipe(forBoth, z.strictObject({ light: fileName, dark: z.optional(fileName) }));

/** What `brand.json` may say; everything but the name may be missing. */
const brandFile = z.strictObject({
  name,
  ...brandChange,
  support_email: z.optional(z.email()),
  locale: z.optional(z.enum(localeNames)),
  dateFormat: z.optional(
    z.strictObject({ shortDate: pattern, date: pattern, time: pattern, dateTime: pattern }),
  ),
  /** With the name in it; instead of mark and name. */
  logo: z.optional(inThemes),
  mark: z.optional(inThemes),
  favicon: z.optional(fileName),
  login_picture: z.optional(fileName),
});
type BrandFile = z.infer<typeof brandFile>;

/** A picture of the brand: its path on this host, and how wide it is for its height. */
export type Picture = { path: string; ratio: number };
type InThemes = { light: Picture; dark: Picture };

/** What a folder says of the network that the portal belongs to. */
export type Brand = Omit<BrandFile, 'logo' | 'mark' | 'favicon' | 'login_picture'> & {
  logo: InThemes | null;
  mark: InThemes | null;
  favicon: Picture | null;
  loginPicture: Picture | null;
  /** By path. */
  files: ReadonlyMap<string, StaticFile>;
};

// A picture opened by itself runs nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function ratioOf(file: string, body: Buffer): number {
  if (extname(file) === '.png') {
    if (!body.subarray(0, 8).equals(pngStart)) throw new Error(`${file} is no PNG`);
    return body.readUInt32BE(16) / body.readUInt32BE(20);
  }
  const [, width, height] =
    /viewBox\s*=\s*["'][-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)["']/.exec(body.toString()) ?? [];
  if (!width || !height) throw new Error(`${file} is no SVG with a viewBox`);
  return Number(width) / Number(height);
}

const nothing: Picture = { path: '', ratio: 1 };

function createPictures(folder: string) {
  const files = new Map<string, StaticFile>();
  const faults = new Set<string>();
  const readOne = (file: string): Picture => {
    const body = readFileSync(join(folder, file));
    const made = staticFile(file, body, forever);
    const path = `/brand/${made.etag.slice(0, 12)}${extname(file)}`;
    files.set(path, { ...made, policy });
    return { path, ratio: ratioOf(file, body) };
  };
  // All that are at fault are named at once.
  const read = (file: string): Picture => {
    try {
      return readOne(file);
    } catch (error) {
      faults.add(error instanceof Error ? error.message : file);
      return nothing;
    }
  };
  const readBoth = (given: BrandFile['logo']): InThemes | null => {
    if (!given) return null;
    const light = read(given.light);
    return { light, dark: given.dark ? read(given.dark) : light };
  };
  return { files, faults, read: (file: string | undefined) => (file ? read(file) : null), readBoth };
}

function reasonOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  const prefix = place === '' ? '' : `${place}: `;
  if (issue.code === 'unrecognized_keys') return `${prefix}there is no "${issue.keys.join('", "')}"`;
  return `${prefix}${issue.message}`;
}

function readText(folder: string): string {
  try {
    return readFileSync(join(folder, 'brand.json'), 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(
      isMissing ? `There is no brand.json in ${folder}` : `brand.json in ${folder} cannot be read`,
      {
        cause: error,
      },
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`brand.json is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function parsed(text: string): BrandFile {
  // Where a field has no words of its own.
  const words = { error: () => 'This value does not fit' };
  const { success, data, error } = z.safeParse(brandFile, readJson(text), words);
  if (success) return data;
  throw new Error(`brand.json: ${error.issues.map(reasonOf).join('; ')}`);
}

/** Reads the folder of `BRAND_DIR`. Throws an error with the reason. */
export function readBrand(folder: string | undefined): Brand | null {
  if (!folder) return null;
  const { logo, mark, favicon, login_picture: loginPicture, ...said } = parsed(readText(folder));
  const { files, faults, read, readBoth } = createPictures(folder);
  const brand = {
    ...said,
    logo: readBoth(logo),
    mark: readBoth(mark),
    favicon: read(favicon),
    loginPicture: read(loginPicture),
    files,
  };
  if (faults.size > 0) throw new Error([...faults].join('; '));
  return brand;
}
