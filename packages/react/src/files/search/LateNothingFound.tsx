import { late } from '../../foundation/app/late.tsx';

/** Says that a narrowed search found nothing; its code comes when that first happens. */
export const LateNothingFound = late(async () => (await import('./NothingFound.tsx')).NothingFound);
