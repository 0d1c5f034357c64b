import { createServer } from 'vite';
import { findFreePort } from './free-port.ts';

/** A page that Vite serves for a test. */
export interface VitePage {
  /** Address with a slash at the end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves an example for a test; `env` is what its configuration and its page read. */
export const serveExample = async (config: URL, env: Readonly<Record<string, string>>): Promise<VitePage> => {
  Object.assign(process.env, env);
  const server = await createServer({
    configFile: config.pathname,
    logLevel: 'silent',
    server: { port: await findFreePort() },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
};
