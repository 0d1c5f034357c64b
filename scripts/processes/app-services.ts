import { inRoot } from '../repository/paths.ts';
import type { ServiceOptions } from './services.ts';

const everyAddress = new Set([undefined, '', '0.0.0.0', '::', '127.0.0.1', '::1']);

/** Writes the address under which a service on this machine is reached, without a slash at the end. */
export const localAddress = (port: number, host: string | undefined = process.env['HOST']): string => {
  if (host === undefined || everyAddress.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Path of the program whose commands the server's package gives. */
export const serverProgram = inRoot('packages/server/src/main.ts');

/** Describes the Chartdock server on a port; everything else comes from the environment or from `env`. */
export const serverService = (port: number, env: Readonly<Record<string, string>> = {}): ServiceOptions => ({
  name: 'server',
  args: [serverProgram, 'serve'],
  env: { PORT: String(port), ...env },
  readyUrl: `${localAddress(port, env['HOST'])}/readyz`,
});

/** Describes the partner's example page on a port of its own, i.e. another origin than the server's. */
export const partnerService = (port: number, serverPort: number): ServiceOptions => ({
  name: 'partner page',
  args: [inRoot('examples/partner-page/src/server.ts')],
  env: { PORT: String(port), CHARTDOCK_URL: localAddress(serverPort) },
  readyUrl: `${localAddress(port)}/`,
});
