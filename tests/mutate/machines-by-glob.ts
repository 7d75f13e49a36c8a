import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root } from '../support/project.ts';

/** Every chart that a file of machines/ exports. */
export async function machinesByGlob(): Promise<AnyStateMachine[]> {
  const files = globSync('machines/**/*.machine.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    // What a module exports is unknown until it is looked at.
    files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<object>),
  );
  return modules
    .flatMap(Object.values)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
}
