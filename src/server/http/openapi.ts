import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { envelopeSchema } from './envelopes.ts';
import { operations } from './operations.ts';

const json = 'application/json';
const mediaTypes = { json, form: 'application/x-www-form-urlencoded' } as const;
const security = { publisher: [{ bearer: [] }], client: [{ basic: [] }], anyone: [] } as const;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const described = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  delete described.$schema;
  return described;
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const described = schemaOf(field as z.ZodMiniType, 'output'); // The fields of a mini object are mini types.
    const required = place === 'path' || !z.safeParse(field, undefined).success;
    const style = place === 'path' ? 'simple' : 'form';
    return { name, in: place, required, style, explode: false, schema: described };
  });
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const answerOf = (endpoint: Endpoint) =>
  endpoint.answer.kind === 'file'
    ? { 'text/csv': { schema: schemaOf(endpoint.answer.schema, 'output') } }
    : { [json]: { schema: schemaOf(envelopeSchema(endpoint), 'output') } };

function operationOf(endpoint: Endpoint) {
  const { body } = endpoint;
  const content = { [mediaTypes[endpoint.encoding ?? 'json']]: body && { schema: schemaOf(body, 'input') } };
  return {
    operationId: `${endpoint.resource}.${endpoint.operation}`,
    summary: `${endpoint.resource}: ${wordsOf(endpoint.operation)}`,
    tags: [endpoint.resource],
    security: security[endpoint.auth ?? 'publisher'],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body && { requestBody: { required: true, content } }),
    ...(endpoint.chosen && { 'x-chosen': true }),
    responses: {
      200: {
        description: 'Done',
        content: answerOf(endpoint),
      },
      default: {
        description: 'Failed',
        content: { [json]: { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The contract as OpenAPI 3.1 (P7). */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint } of operations(contract)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Publisher network', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
