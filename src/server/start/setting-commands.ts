import * as z from 'zod/mini';
import { entrySchemas, readSetting, writeSettings } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { BadOptions } from './options.ts';

export type GivenOfSetting = { name: string; value: string };

const names = [...entrySchemas.keys()].toSorted();

// What is no text: numbers, switches and lists are JSON.
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fitting({ name, value }: GivenOfSetting): unknown {
  const schema = entrySchemas.get(name);
  if (!schema) throw new BadOptions(`There is no setting "${name}": "settings" lists them.`);
  for (const given of [value, readValue(value)]) {
    const { success, data } = z.core.safeParse(schema, given);
    if (success) return data;
  }
  throw new BadOptions(`"${value}" does not fit ${name}.`);
}

/** The settings of the network, which calls change too. */
export const settingCommands = {
  settings: async ({ db }: { db: Db }) => {
    const lines = names.map(async (name) => {
      const value = await readSetting(db, name);
      return value === undefined ? name : `${name}   ${JSON.stringify(value)}`;
    });
    return (await Promise.all(lines)).join('\n');
  },
  set: async ({ db }: { db: Db }, given: GivenOfSetting) => {
    const value = fitting(given);
    await writeSettings(db, [[given.name, value]]);
    return `${given.name} is ${JSON.stringify(value)} from now on.`;
  },
};
