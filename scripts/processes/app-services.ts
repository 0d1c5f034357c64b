import { inRoot } from '../repository/paths.ts';
import type { ServiceOptions } from './services.ts';

/** Describes the Chartdock server on a port; everything else comes from the environment or from `env`. */
export const serverService = (port: number, env: Readonly<Record<string, string>> = {}): ServiceOptions => ({
  name: 'server',
  args: [inRoot('packages/server/src/main.ts'), 'serve'],
  env: { PORT: String(port), ...env },
  readyUrl: `http://localhost:${port}/readyz`,
});

/** Describes the partner's example page on a port of its own, i.e. another origin than the server's. */
export const partnerService = (port: number, serverPort: number): ServiceOptions => ({
  name: 'partner page',
  args: [inRoot('examples/partner-page/src/server.ts')],
  env: { PORT: String(port), CHARTDOCK_URL: `http://localhost:${serverPort}` },
  readyUrl: `http://localhost:${port}/`,
});
