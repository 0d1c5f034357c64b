import { once } from 'node:events';
import { createServer } from 'node:net';

const isTaken = async (port: number, host: string): Promise<boolean> => {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return false;
  } catch (error) {
    // Whatever else keeps it from listening is for the program itself to tell.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
};

/** Finds the first of several ports on which another program listens already; undefined when all are free. */
export const findTakenPort = async (
  ports: readonly number[],
  host = '127.0.0.1',
): Promise<number | undefined> => {
  for (const port of ports) if (await isTaken(port, host)) return port;
  return undefined;
};
