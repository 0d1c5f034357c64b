import { late } from '../foundation/app/late.tsx';

/** Draws {@link AccountDetails}, whose code comes when the panel is opened. */
export const LateAccountDetails = late(async () => (await import('./AccountDetails.tsx')).AccountDetails);
