import { late } from '../../foundation/app/late.tsx';

/** Asks before acts that cannot be taken back; its code comes when there is something to ask. */
export const LateAreaQuestion = late(async () => (await import('./AreaQuestion.tsx')).AreaQuestion);
