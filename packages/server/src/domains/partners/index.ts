import { deleteExpired } from '../../kernel/db/delete-expired.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { partnerTables } from './tables.ts';
import { accessCalls } from './access.ts';
import { connectCalls } from './connect.ts';
import { handOffCalls } from './hand-off.ts';

export { EMBED_API, PROTOCOL, embedCalls } from './embed-calls.ts';
export { embeddedCalls } from './embedded-calls.ts';
export type { AllowedPages } from './embedded-call.types.ts';
export {
  addClient,
  addSecret,
  listClients,
  removeClient,
  rotateSecret,
  setOrigins,
  setRedirects,
  setScopes,
} from './manage-clients.ts';
export { isOriginPattern, matchesOrigin } from './origins.ts';
export { createPartnerOrigins } from './partner-origins.ts';

/** Gives the server the domain of partners: who may put Chartdock into their pages, and the rights of their tokens. */
export const partners: Domain = {
  tables: partnerTables,
  calls: [...handOffCalls, ...connectCalls, ...accessCalls],
  sweep: (db, now) => deleteExpired(db, 'kept_outcome', now),
};
