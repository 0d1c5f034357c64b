import { WindowMessenger, connect } from 'penpal';
import { HOST_ORIGIN, startGuest } from './guest.ts';

startGuest(async () => {
  const messenger = new WindowMessenger({ remoteWindow: parent, allowedOrigins: [HOST_ORIGIN] });
  const host = await connect<{ get: (key: string) => string }>({ messenger }).promise;
  return (key) => host.get(key);
});
