import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { Client } from '@chartdock/client';

/** Response of a played server to a call: its data, or the code that it is refused with. */
export type Played = { readonly data: unknown } | { readonly code: string };

/** Answers of a played server, by the end of the path; each gets the fields that were sent. */
export type PlayedCalls = Readonly<
  Record<string, (fields: Readonly<Record<string, string>>) => Played | Promise<Played>>
>;

const fieldsOf = async (request: Request): Promise<Record<string, string>> => {
  const { searchParams } = new URL(request.url);
  const body = await request.text();
  if (body.startsWith('{')) return JSON.parse(body) as Record<string, string>;
  return Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
};

/** Creates a client of a server that a test plays. A call that no answer is given for fails. */
export const playServer = (calls: PlayedCalls): Client =>
  createClient({
    transport: createInProcessTransport(async (request) => {
      const { pathname } = new URL(request.url);
      const [, answer] = Object.entries(calls).find(([end]) => pathname.endsWith(end)) ?? [];
      const played = await answer?.(await fieldsOf(request));
      if (played === undefined) return Response.json({ code: '500', msg: pathname, data: null });
      return Response.json({ code: '200', msg: '', data: null, ...played });
    }),
    tokenStore: createMemoryTokenStore({ token: 't' }),
  });
