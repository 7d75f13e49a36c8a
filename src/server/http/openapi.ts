import * as z from 'zod/mini';
import type { TokenScope } from '#contract/api-token.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { isOpenTo } from '../auth/token-scopes.ts';
import { replayRuleOf } from '../idempotency/replay-rules.ts';
import { type Example, type Filled, examplesOf } from './call-examples.ts';
import { sentenceOf } from './call-sentence.ts';
import { envelopeSchema, meta } from './envelopes.ts';
import { operations } from './operations.ts';

const json = 'application/json';
const mediaTypes = {
  json,
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
const security = {
  publisher: [{ bearer: [] }],
  operator: [{ bearer: [] }],
  client: [{ basic: [] }],
  anyone: [],
} as const;

type Described = z.core.JSONSchema.BaseSchema;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Described {
  const described: Described = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  delete described.$schema;
  return described;
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const described = schemaOf(field as z.ZodMiniType, 'output'); // The fields of a mini object are mini types.
    const required = place === 'path' || !z.safeParse(field, undefined).success;
    const style = place === 'path' ? 'simple' : 'form';
    return { name, in: place, required, style, explode: false, schema: described };
  });
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  style: 'simple',
  explode: false,
  schema: { type: 'string', maxLength: 255 },
};
const headersOf = (endpoint: Endpoint) => (replayRuleOf(endpoint) === 'ignored' ? [] : [idempotencyKey]);

const nameOf = ({ resource, operation }: Endpoint) => `${resource}.${operation}`;

const answerOf = (endpoint: Endpoint) =>
  endpoint.answer.kind === 'file'
    ? { [endpoint.answer.mediaType ?? 'text/csv']: { schema: schemaOf(endpoint.answer.schema, 'output') } }
    : { [json]: { schema: schemaOf(envelopeSchema(endpoint), 'output') } };

type Content = Record<string, { schema: Described }>;
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  style: 'simple' | 'form';
  explode: boolean;
  schema: Described;
};
type Answered = { description: string; content: Content | Record<string, { schema: { $ref: string } }> };
export type Caller = (typeof callers)[keyof typeof callers];
export type Documented = {
  operationId: string;
  /** All that this path and method stand for. */
  'x-calls': string[];
  summary: string;
  tags: string[];
  security: readonly Record<string, readonly string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  'x-chosen'?: true;
  'x-callers': Caller;
  'x-codeSamples'?: Example[];
  responses: { 200: { description: string; content: Content }; default: Answered };
};

const callers = {
  publisher: 'a signed-in publisher',
  operator: 'an operator of the network',
  client: 'an OAuth client',
  anyone: 'anyone',
} as const;

const isForTokens = (endpoint: Endpoint, scope: TokenScope) =>
  (endpoint.auth ?? 'publisher') === 'publisher' && isOpenTo(scope, nameOf(endpoint));

function operationOf(endpoint: Endpoint, filled: Filled): Documented {
  const examples = isForTokens(endpoint, 'all') ? examplesOf(endpoint, filled) : [];
  const { body, auth = 'publisher' } = endpoint;
  const type = mediaTypes[endpoint.encoding ?? 'json'];
  return {
    operationId: nameOf(endpoint),
    'x-calls': [nameOf(endpoint)],
    summary: sentenceOf('en', nameOf(endpoint)),
    tags: [endpoint.resource],
    security: security[auth],
    'x-callers': callers[auth],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: { [type]: { schema: schemaOf(body, 'input') } },
      },
    }),
    ...(examples.length > 0 && { 'x-codeSamples': examples }),
    ...(endpoint.chosen && { 'x-chosen': true }),
    responses: {
      200: { description: 'Done', content: answerOf(endpoint) },
      default: {
        description: 'Failed',
        content: { [json]: { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const eitherOf = (one: Described, other: Described): Described => ({ anyOf: [one, other] });

function bothContents(one: Content, other: Content): Content {
  const [type = json] = Object.keys(one);
  const [first, second] = [one[type], other[type]];
  return first && second
    ? { [type]: { schema: eitherOf(first.schema, second.schema) } }
    : { ...one, ...other };
}

// Paths that differ only in the type of their parameter are one call in OpenAPI.
function merged(one: Documented, other: Documented): Documented {
  const [path, ...query] = one.parameters;
  const [otherPath, ...otherQuery] = other.parameters;
  if (!path || !otherPath) return one;
  const names = new Set(query.map(({ name }) => name));
  const more = otherQuery.filter(({ name }) => !names.has(name));
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    'x-calls': [...one['x-calls'], ...other['x-calls']],
    parameters: [
      { ...path, schema: eitherOf(path.schema, otherPath.schema) },
      ...[...query, ...more].map((parameter) => ({ ...parameter, required: false })),
    ],
    responses: {
      ...one.responses,
      200: {
        description: 'Done',
        content: bothContents(one.responses[200].content, other.responses[200].content),
      },
    },
  };
}

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

function renamed(operation: Documented, path: string): Documented {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = operation.parameters.map((parameter, index) =>
    parameter.in === 'path' ? { ...parameter, name: names[index] ?? parameter.name } : parameter,
  );
  return { ...operation, parameters };
}

/** `scope`: the calls that an API token of it opens; without one all calls of the contract. */
export type Shown = Filled & { scope: TokenScope | undefined };

// A path stands once, whatever its parameter is called.
function pathsOf({ scope, ...filled }: Shown): Record<string, Partial<Record<string, Documented>>> {
  const paths: Record<string, Partial<Record<string, Documented>>> = {};
  const seen = new Map<string, string>();
  const shown = operations(contract).filter(({ endpoint }) => !scope || isForTokens(endpoint, scope));
  for (const { endpoint } of shown) {
    const shape = shapeOf(endpoint.path);
    const path = seen.get(shape) ?? endpoint.path;
    seen.set(shape, path);
    const calls = (paths[path] ??= {});
    const method = endpoint.method.toLowerCase();
    const operation = renamed(operationOf(endpoint, filled), path);
    const before = calls[method];
    calls[method] = before ? merged(before, operation) : operation;
  }
  return paths;
}

export function openapi(shown: Shown) {
  const paths = pathsOf(shown);
  const tags = new Set(
    Object.values(paths).flatMap((calls) => Object.values(calls).map((call) => call?.tags[0])),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Publisher network',
      version: meta.api_version,
      description: 'Calls marked x-chosen have a path that the specification leaves open.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract)
      .filter((name) => tags.has(name))
      .map((name) => ({ name })),
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
