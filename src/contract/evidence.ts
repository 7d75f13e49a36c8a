import * as z from 'zod/mini';
import { auditReport, testResult } from './audit.ts';

const count = z.int();
const text = z.string();
const texts = z.array(text);

/** The code of a chart as it is compiled, without types, comments and descriptions. */
const source = {
  /** Code by kind and name, as `guard isRefused`. */
  functions: z.record(text, text),
  /** SHA-256 of each file that takes part. */
  files: z.record(text, text),
};

const chartDefinition = z.object({
  /** As it is written, without descriptions and requirements; a function is only said to be one. */
  config: z.record(text, z.unknown()),
  ...source,
});
const wiringDefinition = z.object({
  wires: z.array(z.object({ from: text, on: text, to: text, type: text })),
  conditions: z.array(z.object({ of: texts, to: text })),
  ...source,
});

export type ChartDefinition = z.infer<typeof chartDefinition>;
export type WiringDefinition = z.infer<typeof wiringDefinition>;
export type Source = Pick<ChartDefinition, 'functions' | 'files'>;

const chart = z.object({
  name: text,
  hash: text,
  definition: chartDefinition,
  /** Requirements by the id of a state or transition. */
  spec: z.record(text, texts),
  /** The table of what it does, as it was approved. */
  approved: text,
});

const exploration = z.object({
  name: text,
  states: count,
  edges: count,
  laws: z.array(z.object({ title: text, result: testResult })),
});

/** What was tested, in a form that travels with the build (M3). Hashes are SHA-256 of canonical JSON, in hex. */
export const evidence = z.object({
  format: z.literal(1),
  commit: text,
  hasLocalChanges: z.boolean(),
  at: text,
  charts: z.array(chart),
  wiring: z.object({ hash: text, definition: wiringDefinition }),
  explorations: z.array(exploration),
  report: auditReport,
});

/** `digest` and `signature` are those of the canonical JSON of `evidence`; keys and signatures are Ed25519 in base64. */
export const evidenceFile = z.object({
  evidence,
  digest: text,
  signature: z.optional(z.nullable(z.object({ key: text, value: text }))),
});

export type Evidence = z.infer<typeof evidence>;
export type EvidenceFile = z.infer<typeof evidenceFile>;

/** Written by `npm run evidence`; the build and the server answer null without it. */
export const evidencePath = '/statecharts/evidence.json';
/** The page names the operator's public key in a `meta` of this name. */
export const evidenceKeyName = 'evidence-key';
/** The page names the commit that it was built of in a `meta` of this name, with ' +' for changes beyond it. */
export const builtCommitName = 'built-commit';
/** The page names the version of the portal that it was built beside in a `meta` of this name; logs name it as well. */
export const builtPortalName = 'built-portal';
