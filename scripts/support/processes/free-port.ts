import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections and to `listen(0)`: from 32,768 on Linux. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * A port of the loopback interface that nothing listens on. It is drawn at random: the system could give a
 * port of its own choice to another process before the caller listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') return freePort();
    throw cause;
  }
  server.close();
  await once(server, 'close');
  return port;
}
