import { windowEndpoint, wrap } from 'comlink';
import { HOST_ORIGIN, startGuest } from './guest.ts';

startGuest(async () => {
  const host = wrap<{ get: (key: string) => string }>(windowEndpoint(parent, self, HOST_ORIGIN));
  // It has no handshake: its first response proves that someone is there.
  await host.get('first');
  return (key) => host.get(key);
});
