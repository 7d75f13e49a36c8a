import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

// A file of src/ with all its imports, as one inline script. A file without imports needs a block of its own.
export async function inlineScript(
  file: string,
  { format = 'es', define = {} }: { format?: 'es' | 'iife'; define?: Record<string, string> } = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, '..', file), output: { format } },
    },
  });
  // One input without watching gives one output.
  const { output } = built as Rolldown.RolldownOutput;
  return `<script>${output[0].code.trim()}</script>`;
}
