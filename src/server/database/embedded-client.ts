import { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig } from 'pg';
import { parse } from 'pg-protocol';
import { type Engine, EngineStopped } from './engine.ts';
import { prepareReads } from './prepared.ts';
import { isStorageFailure } from './storage-failure.ts';

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Link = { waitReady: Promise<void>; execProtocolStream: (message: Uint8Array) => Promise<Answers> };
type Surroundings = { current: () => Engine | null; onFailure: (error: unknown) => void };

function reportStorage(answers: readonly object[], onFailure: Surroundings['onFailure']) {
  for (const answer of answers) {
    if (isStorageFailure(answer)) onFailure(answer);
  }
}

// Parse, bind, describe, execute and close: nothing is waited for before the sync or flush behind them.
const goesOn = new Set<number | undefined>(Buffer.from('PBDEC'));

// The driver's own reader takes half the time of PGlite's, which decodes texts without a Buffer.
function createReader() {
  let answers: object[] = [];
  const source = new EventEmitter();
  // All of a stream that it uses. It never ends.
  void parse(source as NodeJS.ReadableStream, (answer) => answers.push(answer));
  return async (engine: Engine, messages: Uint8Array) => {
    // Of memory that the engine writes into again.
    await engine.lite.execProtocolRawStream(messages, {
      onRawData: (part) => source.emit('data', Buffer.from(part)),
    });
    const read = answers;
    answers = [];
    return read as Answers; // The same protocol.
  };
}

// One client's way to the engine it has begun with: a transaction must not go on in another one. Once that engine has
// ended, the driver gets the error once, and gives the client up.
function linkTo(engine: Engine | null, onFailure: Surroundings['onFailure']): Link {
  let isLost = false;
  const ask = createReader();
  // Each way into the engine costs as much as a small query: one for all messages of a query.
  let started: Uint8Array[] = [];
  return {
    waitReady: Promise.resolve(),
    async execProtocolStream(message) {
      if (isLost) return [];
      started.push(message);
      if (goesOn.has(message[0])) return [];
      const messages = Buffer.concat(started);
      started = [];
      try {
        if (!engine) throw new EngineStopped('The database is being opened again');
        const answers = await ask(engine, messages);
        reportStorage(answers, onFailure);
        return answers;
      } catch (error) {
        isLost = true;
        if (engine) onFailure(error);
        throw error;
      }
    },
  };
}

/** Clients of the driver that talk to the engine of the moment. */
export const embeddedClients = ({ current, onFailure }: Surroundings) =>
  class EmbeddedClient extends Client {
    constructor(config?: ClientConfig) {
      const link = linkTo(current(), onFailure) as PGlite; // All of it that the driver's connection uses.
      const options = { ...config, connection: createPgConfig(link).connection };
      super(options);
      prepareReads(this);
    }
  };
