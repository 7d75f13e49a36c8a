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
  const northwind = settings.configuration();
  expect(northwind.general.systemName).toBe('Northwind');

  // That of an earlier visit is worn as well.
  const kept = createSettings(() => () => Promise.reject(new Error('lost')));
  kept.restore(northwind);
  expect(worn).toEqual(['--accent-solid: #7a3cff', '--accent-solid: #7a3cff']);
  expect(kept.configuration()).toBe(northwind);
});
