import type { TokenItem } from '../kernel/calls/items.ts';
import { SCOPES } from '../kernel/calls/scopes.ts';
import type { Scope } from '../kernel/calls/scopes.ts';
import { addClient } from '../domains/partners/manage-clients.ts';
import { EMBED_API } from '../domains/partners/embed-calls.ts';
import type { TestServer } from './test-server.ts';

/** Origin of the pages of every partner that a test makes. */
export const PARTNER_ORIGIN = 'https://partner.example';

/** A response of a call beside the guest page. */
export interface EmbedAnswer {
  readonly code: string;
  readonly data: Record<string, unknown> | null;
  readonly headers: Headers;
}

/** A registered partner of a test. */
export interface Partner {
  readonly id: string;
  readonly secret: string;
  /** Posts to a call from a page of the partner, unless the headers say where it comes from. */
  readonly post: (
    call: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<EmbedAnswer>;
  /** Gets a narrowed token of a person by their own one. */
  readonly tokenOf: (
    token: string,
    scopes?: readonly Scope[],
    items?: readonly TokenItem[],
  ) => Promise<string>;
}

/** Registers a partner whose pages are at `PARTNER_ORIGIN`. */
export const registerPartner = async (
  server: TestServer,
  id: string,
  scopes: readonly Scope[] = SCOPES,
): Promise<Partner> => {
  const client = { id, name: `Partner ${id}`, origins: [PARTNER_ORIGIN, 'http://*.shop.example:*'], scopes };
  const secret = (await addClient(server.app, client)) ?? '';
  const send = async (
    call: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<EmbedAnswer> => {
    const response = await server.send(`${EMBED_API}/${call}?client=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Omit<EmbedAnswer, 'headers'>;
    return { ...answer, headers: response.headers };
  };
  return {
    id,
    secret,
    post: (call, body, headers = {}) => send(call, body, { origin: PARTNER_ORIGIN, ...headers }),
    tokenOf: async (token, wanted, items) => {
      const { data } = await send('token', { secret, token, scopes: wanted, items }, {});
      return String(data?.['value']);
    },
  };
};
