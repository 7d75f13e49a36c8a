import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOperators } from './auth/operators.ts';
import { NotOpened } from './database/not-opened.ts';
import { noOfferTexts } from './dictionaries/in-language.ts';
import { endWith } from './failure-words.ts';
import { readPortal } from './http/portal-files.ts';
import { isJson, log } from './observing/log.ts';
import { banner, mailText, noMail, operatorText, upstreamText } from './start/banner.ts';
import { databaseBackend } from './start/database-backend.ts';
import { PortTaken } from './start/listen.ts';
import { expectedOfOperators, failureCodeOf, runOperatorCommand } from './start/operator-command.ts';
import { BadOptions } from './start/options.ts';
import { dist } from './start/paths.ts';
import { openOwnNetwork } from './start/prepare-database.ts';
import { proxyBackend } from './start/proxy-backend.ts';
import { type Running, runServer } from './start/run-server.ts';
import { readServeOptions, type ServeOptions } from './start/serve-options.ts';
import { misspeltSettings } from './start/settings.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import { asksForHelp, typedCommands } from './start/typed-commands.ts';

class NotBuilt extends Error {}

// Printed without a stack.
const expected = [BadOptions, NotBuilt, NotOpened, PortTaken, ...expectedOfOperators];

function assertBuilt() {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new NotBuilt(
      `There is no built portal in ${dist}: npm run build makes it, and a release brings it.`,
    );
  }
}

async function networkText({ networkUrl, smtp }: ServeOptions, { network }: Running) {
  if (networkUrl) return [upstreamText(networkUrl)];
  const operators = network ? await readOperators(network.db) : [];
  const hasOperator = operators.some(({ status }) => status === 'active');
  return [
    '  Its network is its own, on the PostgreSQL of DATABASE_URL',
    mailText(smtp),
    ...operatorText(hasOperator),
  ];
}

async function serve(args: string[]) {
  const options = readServeOptions(args, process.env);
  for (const line of misspeltSettings(process.env)) log.warn(line);
  assertBuilt();
  const running = await runServer(options, {
    portal: () => readPortal(dist, options),
    backend: (surroundings) =>
      options.networkUrl
        ? proxyBackend(options.networkUrl, surroundings)
        : databaseBackend(surroundings, {
            open: (now) => openOwnNetwork(options.databaseUrl, now),
            closedAccounts: new Set(),
            samplePictures: new Map(),
            offerTexts: noOfferTexts,
            keepUp: null,
          }),
  });
  stopOnSignals(running, { drainDelay: options.drainDelay, expected });
  const sendsNothing = running.network?.mailer === null;
  if (isJson()) {
    log.info(`The portal is ready at ${running.url}`);
    if (sendsNothing) log.warn(noMail);
  } else {
    const place = { url: running.url, publicUrl: options.publicUrl, reach: options.reach };
    const more = await networkText(options, running);
    console.log(banner(place, { ready: 'The portal is ready', closedText: '.', more }));
  }
}

const operator = (args: string[]) =>
  runOperatorCommand(args, ({ databaseUrl }, now) => {
    if (databaseUrl) return openOwnNetwork(databaseUrl, now);
    throw new BadOptions('Operators are those of a network of its own: set DATABASE_URL to its database.');
  });

/** What the archive does besides, by its first word. All but the first read the rest of the command line themselves. */
const commands: Readonly<Record<string, (args: string[]) => Promise<unknown>>> = {
  operator,
  front: () => import('./write-front.ts'),
  headers: () => import('./print-headers.ts'),
  calls: () => import('./print-contract.ts'),
};

function help() {
  const { serve: start, operator: operators, tools } = typedCommands();
  console.log(`${start} serves the portal. Its settings come from the environment: NETWORK_URL or DATABASE_URL first, the others are in README.md.

${operators} manages operators; without a word behind it, it says how.
${tools} front FOLDER writes the configuration of a server in front.
${tools} headers nginx|caddy|cdn prints headers for a server that serves the files itself.
${tools} calls prints the calls that the portal makes of a network.`);
}

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) process.argv.splice(2, 1);
function run() {
  if (command) return command(rest);
  if (!asksForHelp(name)) return serve(process.argv.slice(2));
  help();
  return Promise.resolve();
}
run().catch(endWith(expected, name === 'operator' ? failureCodeOf(rest) : 1));
