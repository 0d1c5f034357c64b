import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawNotice } from '../../../packages/server/src/kernel/calls/gateway.types.ts';

/** Outcome of notices that were sent. */
export interface Sent {
  /** Milliseconds from the moment each was due to its response. */
  readonly times: readonly number[];
  /** Notices that were answered with another status than 200. */
  readonly refused: number;
}

const CONNECTIONS = 100;
const AT_ONCE = 50;

const send = (agent: Agent, url: string, { headers, body }: RawNotice): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends notices at a rate, whether those before were answered or not, as gateways do. */
export const sendNotices = async (
  url: string,
  notices: readonly RawNotice[],
  perSecond: number,
): Promise<Sent> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const times: number[] = [];
  let refused = 0;
  await Promise.all(
    notices.map(async (notice, index) => {
      const due = begun + (index * 1_000) / perSecond;
      await wait(Math.max(0, due - performance.now()));
      // A timer may come a moment early.
      const since = Math.min(due, performance.now());
      if ((await send(agent, url, notice)) !== 200) refused += 1;
      times.push(performance.now() - since);
    }),
  );
  agent.destroy();
  return { times, refused };
};

/** Sends notices as fast as they are answered, 50 at once, and returns how many were in a second. */
export const pressNotices = async (url: string, notices: readonly RawNotice[]): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const begun = performance.now();
  const left = notices.values();
  const lane = async (): Promise<void> => {
    for (const notice of left) await send(agent, url, notice);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  return (notices.length * 1_000) / (performance.now() - begun);
};
