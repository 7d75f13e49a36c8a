import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { createSettings, defaultConfiguration } from './configuration.ts';

test('[C1] the page wears the custom properties of the configuration, nothing else that it calls a variable', async () => {
  const worn: string[] = [];
  const style = { setProperty: (name: string, value: string) => worn.push(`${name}: ${value}`) };
  vi.stubGlobal('document', { documentElement: { style } });
  const variables = { '--accent-solid': '#7a3cff', color: 'red', 'of--all': 'blue' };
  const answer = { data: { general: { system_name: 'Northwind', brand: { variables } } }, apiVersion: null };
  const settings = createSettings(() => (() => Promise.resolve(answer)) as unknown as Client);
  expect(settings.configuration()).toBe(defaultConfiguration);
  await toPromise(createActor(settings.effects.actors.loadConfiguration).start());
  expect(worn).toEqual(['--accent-solid: #7a3cff']);
  expect(settings.configuration().general.systemName).toBe('Northwind');
});
