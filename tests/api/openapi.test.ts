import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sentences } from '#contract/sentences/en.ts';
import { every } from './calls.ts';
import { type TestNetwork, onNetwork } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.strictObject({ schema }));
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  style: z.string(),
  explode: z.boolean(),
  schema,
});
const operation = z.strictObject({
  operationId: z.string(),
  summary: z.string().check(z.minLength(5)),
  tags: z.array(z.string()).check(z.length(1)),
  security: z.array(z.partialRecord(z.enum(['bearer', 'basic']), z.tuple([]))).check(z.maxLength(1)),
  parameters: z.array(parameter),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  'x-chosen': z.optional(z.literal(true)),
  'x-calls': z.array(z.string()).check(z.minLength(1)),
  'x-callers': z.string(),
  'x-codeSamples': z.optional(z.array(z.strictObject({ lang: z.string(), source: z.string() }))),
  responses: z.strictObject({
    200: z.strictObject({ description: z.string(), content }),
    default: z.strictObject({ description: z.string(), content }),
  }),
});
// The rules of OpenAPI 3.1, for the parts in use.
const document = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })).check(z.minLength(1)),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(z.string().check(z.startsWith('/')), z.record(z.string(), operation)),
  components: z.strictObject({ schemas: z.record(z.string(), schema), securitySchemes: schema }),
});
const readDocument = async () => document.parse((await network.request('/openapi.json')).body);

const named = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

describe('OpenAPI', () => {
  test('[P7] is 3.1: every path once, with the parameters that are in it, every call by a name of its own', async () => {
    const { paths, tags } = await readDocument();
    const shapes = Object.keys(paths).map(shapeOf);
    expect(new Set(shapes).size).toBe(shapes.length);
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((call) => ({ path, call })),
    );
    for (const { path, call } of calls) {
      const inPath = call.parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(named(path));
      expect(inPath.every(({ required }) => required)).toBe(true);
      const all = call.parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(all).size).toBe(all.length);
      expect(tags.map(({ name }) => name)).toContain(call.tags[0]);
    }
    const ids = calls.map(({ call }) => call.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[P7] has every call of the contract; two that share a path but for the value in it are one', async () => {
    const { paths } = await readDocument();
    const found = new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
      ),
    );
    expect(found).toEqual(
      new Set(every.map(({ endpoint }) => `${endpoint.method} ${shapeOf(endpoint.path)}`)),
    );
    const { get } = paths['/publisher/v1/tags/{id}'] ?? paths['/publisher/v1/tags/{kind}'] ?? {};
    expect(get?.parameters[0]?.schema).toMatchObject({ anyOf: [{}, {}] });
    expect(get?.responses[200].content['application/json']?.schema).toMatchObject({ anyOf: [{}, {}] });
  });

  test('points at nothing that is not in it', async () => {
    const { text } = await network.request('/openapi.json');
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
  });
});

describe('the page of the contract', () => {
  test('names every call and its chosen paths, and brings nothing from elsewhere', async () => {
    const { status, headers, text } = await network.request('/openapi');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const { paths } = await readDocument();
    for (const [path, methods] of Object.entries(paths)) {
      expect(text).toContain(`<code>${path}</code`);
      for (const { operationId } of Object.values(methods)) expect(text).toContain(`id="${operationId}"`);
    }
    expect(text.split(', an addition').length - 1).toBe(
      every.filter(({ endpoint }) => endpoint.chosen).length,
    );
    for (const sentence of Object.values(sentences)) expect(text).toContain(sentence);
    // An address that nobody has is an example of one.
    const elsewhere = text.replaceAll(network.network.origin, '').replaceAll('https://example.com/', '');
    expect(elsewhere).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//);
    expect((await network.request('/openapi/style.css')).headers.get('content-type')).toContain('text/css');
  });

  test('[A12] wears the name of the network, leads back to the portal, and speaks the language of its reader', async () => {
    const { text } = await network.request('/openapi', { headers: { 'accept-language': 'de' } });
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>API – Halyard</title>');
    expect(text).toContain('<a href="/">Zum Portal</a>');
    expect(text).toContain('<h2 id="resources">Ressourcen</h2>');
    expect(text).toContain('>für Publisher</small');
    expect(text).toContain('<span>Ihre Zahlen nach Angebot.</span>');
    expect(text).toContain('<h3>Antwort, application/json</h3>');
    expect(text).not.toMatch(/signing in|an addition|Your |<h3>(Parameters|Answer)/);
    expect(text).toContain('href="/openapi?lang=en"');
    const chosen = await network.request('/openapi?lang=en', { headers: { 'accept-language': 'de' } });
    expect(chosen.text).toContain('<html lang="en">');
    expect(text).toContain('<h1>API von Halyard, Version 1.0.0</h1>');
    expect(text).toContain('Führen Sie vorher <code>export API_TOKEN=…</code> aus.');
    expect(text).toContain('<code>RateLimit-Policy</code> die Grenze selbst');
  });
});
