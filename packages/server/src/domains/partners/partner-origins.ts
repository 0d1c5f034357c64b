import type { Handle } from '../../kernel/calls/context.ts';
import type { PartnerOrigins } from '../../kernel/calls/partner-origins.types.ts';
import { isOriginPattern, matchesOrigin } from './origins.ts';

const KEEP_MS = 5_000;

/** Creates a reader of registered partner origins with a cache of 5 seconds. */
export const createPartnerOrigins = (db: Handle, now: () => number): PartnerOrigins => {
  let loaded: { until: number; clients: Promise<ReadonlyMap<string, readonly string[]>> } | undefined;
  const read = async () => {
    const rows = await db.selectFrom('partner_client').select(['id', 'allowed_origins']).execute();
    return new Map(rows.map((row) => [row.id, row.allowed_origins.filter(isOriginPattern)]));
  };
  const clients = (): Promise<ReadonlyMap<string, readonly string[]>> => {
    if (loaded !== undefined && loaded.until > now()) return loaded.clients;
    const reading = { until: now() + KEEP_MS, clients: read() };
    loaded = reading;
    reading.clients.catch(() => {
      if (loaded === reading) loaded = undefined;
    });
    return reading.clients;
  };
  return {
    ofClient: async (clientId) => (await clients()).get(clientId),
    allows: async (origin) =>
      [...(await clients()).values()].some((patterns) => patterns.some((one) => matchesOrigin(origin, one))),
    forget: () => {
      loaded = undefined;
    },
  };
};
