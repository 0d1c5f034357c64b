import { createServer } from 'node:net';

/** Finds a port of the loopback address that nobody listens on at the moment. */
export const findFreePort = (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => {
      if (address === null || typeof address === 'string') reject(new Error('no port was given'));
      else resolve(address.port);
    });
  });
  return promise;
};
