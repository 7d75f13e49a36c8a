import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readProjectFile } from '../support/source-files.ts';

const exec = z.array(z.string());
export type Image = {
  /** Where the last stage works. */
  folder: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
};
type Stage = { root: string; folder: string };
type Build = Image & {
  context: string;
  stages: Map<string, Stage>;
  stage: Stage;
  variables: Record<string, string>;
};

const listed = (text: string) => exec.parse(JSON.parse(text));
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const inFolder = ({ root, folder }: Stage, place: string) =>
  path.join(root, path.posix.resolve(folder, place));

function assigned(text: string) {
  return Object.fromEntries(text.split(/\s+/).map((part) => part.split('=', 2) as [string, string]));
}

function copy(build: Build, text: string) {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
  const place = inFolder(build.stage, target);
  if (from === undefined) {
    const names = fs.globSync(source, { cwd: build.context });
    if (names.length === 0) throw new Error(`COPY finds no ${source}`);
    for (const name of names) fs.cpSync(path.join(build.context, name), path.join(place, name));
    return;
  }
  const stage = build.stages.get(from);
  if (!stage) throw new Error(`COPY finds no stage ${from}`);
  fs.cpSync(inFolder(stage, source), place, { recursive: true, verbatimSymlinks: true });
}

const instructions: Record<string, (build: Build, text: string) => void> = {
  ARG: (build, text) => Object.assign(build.variables, assigned(text)),
  FROM: (build, text) => {
    const [image = '', name = ''] = filled(text, build.variables).split(/ AS /);
    if (!/^node:2[24]-(alpine|slim)$/.test(image)) throw new Error(`No Node of its own: ${image}`);
    const root = path.join(build.context, `stage-${build.stages.size}`);
    build.stage = { root, folder: '/' };
    build.stages.set(name, build.stage);
  },
  WORKDIR: (build, text) => {
    build.stage.folder = text;
    fs.mkdirSync(inFolder(build.stage, '.'), { recursive: true });
  },
  COPY: copy,
  RUN: (build, text) => {
    execFileSync('sh', ['-c', text], { cwd: inFolder(build.stage, '.'), env: { PATH: '/usr/bin:/bin' } });
  },
  ENV: (build, text) => Object.assign(build.env, assigned(text)),
  EXPOSE: () => undefined,
  USER: (build, text) => {
    build.user = text;
  },
  HEALTHCHECK: (build, text) => {
    build.health = listed(text.slice(text.indexOf('CMD ') + 4));
  },
  CMD: (build, text) => {
    build.command = listed(text);
  },
};

/** Follows the Dockerfile with `context`, as an engine would, in folders of it. */
export function followDockerfile(context: string): Image {
  const text = readProjectFile('.container/Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const stage = { root: context, folder: '/' };
  const build: Build = {
    context,
    stage,
    stages: new Map(),
    variables: {},
    folder: '',
    env: {},
    user: 'root',
    command: [],
    health: [],
  };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, name = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const run = instructions[name];
    if (!run) throw new Error(`Not followed: ${line}`);
    run(build, rest);
  }
  return { ...build, folder: inFolder(build.stage, '.') };
}
