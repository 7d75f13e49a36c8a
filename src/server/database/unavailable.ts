// Codes of PostgreSQL: it is shutting down, has crashed, is starting up, or takes no more connections.
const refusing = new Set(['57P01', '57P02', '57P03', '53300']);
// Codes of the operating system while connecting or connected.
const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
// The driver names these by their message alone.
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function hasNoConnection(error: Error) {
  const code = codeOf(error);
  // Class 08 is 'connection exception'; a socket in the file system is missing while its server is down.
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    refusing.has(code) ||
    unreachable.has(code) ||
    code.startsWith('08') ||
    isSocketGone ||
    lost.test(error.message)
  );
}

/** The database cannot answer at the moment; the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && hasNoConnection(error);
