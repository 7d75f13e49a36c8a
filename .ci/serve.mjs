// Starts the portal in production, with what is built and installed; `operator` after it manages its operators.
import { nodeProblem, thisMachine } from './needed-node.mjs';

const problem = nodeProblem(thisMachine(), { isRelieved: false });
if (problem) {
  console.error(problem);
  process.exit(1);
}
await import('#server/serve.ts');
