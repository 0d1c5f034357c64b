import type { GuestSession } from '@chartdock/embed/guest';
import { connectGuest, isEmbedError } from '@chartdock/embed/guest';
import { createScenarioClock } from '../clock.ts';
import { createPageWindow } from '../guest/page-window.ts';
import type { GuestEnd, PostedGreeting } from './ends.types.ts';

const HOST_ORIGIN = 'https://partner.test';
const CHANNEL = 'channel-1';
const ADDRESS = `https://charts.example.com/embed/v1/?client=conformance#ch=${CHANNEL}&s=container`;

const codeOf = (error: unknown): string => (isEmbedError(error) ? error.code : String(error));

/** Creates the guest end of the suite out of `connectGuest`: the installed one, or a wrapper of it. */
export const createGuestEnd = (connect: typeof connectGuest = connectGuest): GuestEnd => {
  const clock = createScenarioClock();
  const posted: PostedGreeting[] = [];
  let state = 'waiting';
  let session: GuestSession | undefined;
  const host = {
    postMessage: (data: unknown, targetOrigin: string, ports: readonly MessagePort[] = []) =>
      void posted.push({ data: structuredClone(data), targetOrigin, ports }),
  };
  const { page, tell } = createPageWindow({
    address: new URL(ADDRESS),
    holder: { window: host, origin: HOST_ORIGIN, isFraming: true },
    fetch: () => Promise.reject(new TypeError('there is no server')),
    onLeave: () => undefined,
  });
  connect({ client: { clientId: 'conformance', origins: [HOST_ORIGIN] }, page, clock }).then(
    (joined) => {
      session = joined;
      session.handle({ onAct: ({ act }) => act === 'refresh' && new Promise<never>(() => undefined) });
      state = 'joined';
    },
    (error: unknown) => (state = codeOf(error)),
  );
  return {
    channel: CHANNEL,
    origin: new URL(ADDRESS).origin,
    peerOrigin: HOST_ORIGIN,
    posted,
    deliver: ({ data, origin = HOST_ORIGIN, source = 'peer', isTrusted = true, ports = [] }) =>
      queueMicrotask(() =>
        tell('message', { data, origin, isTrusted, ports, source: source === 'peer' ? host : {} }),
      ),
    advance: async (milliseconds) => clock.advanceAsync(milliseconds),
    state: () => state,
    pick: async (file) => {
      try {
        return (await session?.commit([file])) ?? { error: 'not joined' };
      } catch (error) {
        return { error: codeOf(error) };
      }
    },
    dispose: () => session?.end('closed'),
  };
};
