const levels = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];
export type LogFormat = 'text' | 'json';
export type LogSettings = { format: LogFormat; level: Level };
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

let settings: LogSettings = { format: 'text', level: 'info' };

/** For the whole process. */
export function setLog(changed: LogSettings) {
  settings = changed;
}

export const isJson = () => settings.format === 'json';

/** Reads LOG_FORMAT and LOG_LEVEL. Throws an error that names what there is. */
export function readLogSettings(format = '', level = ''): LogSettings {
  const known = levels.find((name) => name === (level || 'info'));
  if (!known) throw new Error(`There is no LOG_LEVEL "${level}": ${levels.join(', ')}`);
  if (!['', 'text', 'json'].includes(format)) {
    throw new Error(`There is no LOG_FORMAT "${format}": text or json`);
  }
  return { format: format === 'json' ? 'json' : 'text', level: known };
}

function write(level: Level, message: string, fields: Fields = {}) {
  if (levels.indexOf(level) < levels.indexOf(settings.level)) return;
  // People read the message alone, beside the banner.
  if (settings.format === 'text') console.error(message);
  else {
    const line = { time: new Date().toISOString(), level, message, ...fields };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** What the process says while it runs: lines for people, or one JSON object a line. Messages hold no secrets. */
export const log = {
  debug: (message: string, fields?: Fields) => write('debug', message, fields),
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
};
