// The other end of a token's day: what the frame asks of a partner's page is answered here.
export { createTokenSource } from '../surface/tokens.ts';
