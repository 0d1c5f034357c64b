import type { ImplementedCall } from '../../kernel/calls/implement.ts';

/** Which pages may make a call: those of the client's registered origins, our own, either, or none, which leaves servers. */
export type AllowedPages = 'registered' | 'own' | 'registered or own' | 'none';

/** A call beside the guest page with the pages that may make it. */
export type EmbeddedCall = ImplementedCall & { readonly pages: AllowedPages };
