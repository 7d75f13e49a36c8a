import type { Gauge as GaugeOf } from 'prom-client';

/** Read when somebody asks for metrics. */
export type Readings = {
  /** Connections to the database. */
  pool: () => { open: number; idle: number; waiting: number };
  /** Calls to other hosts that are due, by the queue that holds them. */
  queues: () => Promise<Record<string, number>>;
};
type Request = { method: string; route: string; status: number; seconds: number };
export type CallOutcome = 'delivered' | 'retried' | 'failed';

type Metrics = {
  request: (request: Request) => void;
  call: (queue: string, outcome: CallOutcome) => void;
  read: () => Promise<{ type: string; text: string }>;
};

// Nobody counts while nobody can ask.
let current: Metrics | null = null;
export const countRequest = (request: Request) => current?.request(request);
export const countCall = (queue: string, outcome: CallOutcome) => current?.call(queue, outcome);

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function setAll(gauge: GaugeOf<'kind'>, values: Readonly<Record<string, number>>) {
  for (const [kind, value] of Object.entries(values)) gauge.set({ kind }, value);
}

/** Counts from now on, in the format of Prometheus. `readings` is null in front of another network. */
export async function openMetrics(readings: () => Readings | null): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route of the contract and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const calls = new Counter({
    name: 'portal_outgoing_calls_total',
    help: 'Postbacks, calls of triggers and mails, by what came of the try',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  // A registry keeps what it is given.
  void new Gauge({
    name: 'portal_queue_due',
    help: 'Calls and mails that are due, by queue',
    labelNames: ['kind'],
    registers,
    async collect() {
      const lengths = await readings()
        ?.queues()
        .catch(() => ({}));
      this.reset();
      setAll(this, lengths ?? {});
    },
  });
  void new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['kind'],
    registers,
    collect() {
      setAll(this, readings()?.pool() ?? {});
    },
  });
  current = {
    request: ({ seconds: duration, status, ...labels }) =>
      requests.observe({ ...labels, status: String(status) }, duration),
    call: (queue, outcome) => calls.inc({ queue, outcome }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
  return current;
}

export function closeMetrics() {
  current = null;
}
