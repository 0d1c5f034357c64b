import type { Request } from 'express';

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/** Reads the token of a request: from the header `token`, or as programs for OAuth send it, as a bearer. */
export const tokenOf = (request: Request): string | undefined =>
  request.get('token') ?? BEARER.exec(request.get('authorization') ?? '')?.[1];
