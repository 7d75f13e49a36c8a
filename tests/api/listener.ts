import { once } from 'node:events';
import { createServer } from 'node:http';

export type Call = { method: string | undefined; path: string; type: string | undefined; body: string };

// For calls from the network; `answer` is the status of its response, null is no response.
export async function openListener() {
  const state: { calls: Call[]; answer: number | null } = { calls: [], answer: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      state.calls.push({ method, path: url, type: headers['content-type'], body });
      if (state.answer === null) request.socket.destroy();
      else response.writeHead(state.answer).end('thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(state, {
    url: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
    close,
  });
}
export type Listener = Awaited<ReturnType<typeof openListener>>;
