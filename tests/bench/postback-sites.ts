import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

// Sites that take postbacks: each address of 127.0.0.0/8 is a host of its own, and those from 127.1.0.0 on never answer.
const server = createServer((request, response) => {
  if (!request.headers.host?.startsWith('127.1.')) response.end();
});
server.listen(0, '0.0.0.0', () => parentPort?.postMessage(server.address()));
