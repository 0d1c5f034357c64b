/** Settings that decide who can reach the server. */
export interface Reach {
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxy: readonly string[];
}

/** Returns whether an address can be reached from this machine alone. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** Signs that others reach the server, each with the variable that gives it. */
const SIGNS: Readonly<Record<string, (reach: Reach) => boolean>> = {
  HOST: ({ host }) => !isLoopback(host),
  CHARTDOCK_PUBLIC_URL: ({ publicUrl }) => publicUrl !== '' && !isLoopback(new URL(publicUrl).hostname),
  CHARTDOCK_TRUST_PROXY: ({ trustProxy }) => trustProxy.length > 0,
};

/**
 * Lists the variables that say that others reach the server: it listens to the network, it has an address of its own there, or a
 * proxy stands before it. Without any of them it is a demo for the user of this machine.
 */
export const listPublicSigns = (reach: Reach): readonly string[] =>
  Object.keys(SIGNS).filter((name) => SIGNS[name]?.(reach) === true);

/** Returns whether the server is for this machine alone, so that known passwords and a sandbox do no harm. */
export const isForThisMachine = (reach: Reach): boolean => listPublicSigns(reach).length === 0;
