/** Screen that shows an AI page (ROUTE-08). */
export const AI_ADDRESS = '/ai_create';

/** Our own AI page, which stands in the frame of that screen. */
export const AI_PAGE_ADDRESS = '/ai';
