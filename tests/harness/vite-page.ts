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
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  // Other files of the same worker start servers, which refuse settings that they do not know.
  const restore = (): void => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
  const server = await createServer({
    configFile: config.pathname,
    logLevel: 'silent',
    server: { port: await findFreePort() },
  }).catch((error: unknown) => {
    restore();
    throw error;
  });
  await server.listen();
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      restore();
      await server.close();
    },
  };
};
