import { request } from 'node:http';
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; text: string };
type RawRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };

// Sends the path unnormalised.
export function requestRaw(
  url: string,
  { method = 'GET', path, headers: sentHeaders = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: sentHeaders }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const headers: Record<string, string> = {};
        for (const [name, value] of Object.entries(answer.headers)) headers[name] = String(value);
        resolve({ status: answer.statusCode ?? 0, headers, text });
      });
    });
    sent.on('error', reject).end(body);
  });
}

// Answers with what comes back until the server hangs up.
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}
