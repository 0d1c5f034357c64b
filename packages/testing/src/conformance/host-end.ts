import type { Outcome } from '@chartdock/embed';
import { createChartdock } from '@chartdock/embed';
import { createScenarioClock } from '../clock.ts';
import type { GuestPlace } from '../page/place.ts';
import { takeOverPage } from '../page/take-over.ts';
import type { HostEnd, PostedGreeting } from './ends.types.ts';
import { CONFORMANCE_FILES } from './ends.types.ts';

const GUEST_ORIGIN = 'https://charts.example.com';

const describeOutcome = (outcome: Outcome<unknown>): string =>
  outcome.status === 'failed' ? outcome.error.code : outcome.status;

/**
 * Creates the host end of the suite out of `createChartdock`: the installed one, or a wrapper of it. It takes the page over
 * until it is disposed of.
 */
export const createHostEnd = async (create: typeof createChartdock = createChartdock): Promise<HostEnd> => {
  const clock = createScenarioClock();
  const posted: PostedGreeting[] = [];
  let outcome: string | undefined;
  let opened: (place: GuestPlace) => void = () => undefined;
  const opening = new Promise<GuestPlace>((resolve) => (opened = resolve));
  const page = takeOverPage({ onOpen: opened, mayOpenWindows: () => true, port: 'message-port' });
  const dock = create({
    clientId: 'conformance',
    baseUrl: GUEST_ORIGIN,
    getToken: () => Promise.resolve({ value: 'token' }),
    locale: 'en',
    clock,
  });
  const container = document.createElement('div');
  document.body.append(container);
  const picking = dock.pickFiles({
    multiple: true,
    present: 'container',
    container,
    onCommit: ([file]) => {
      if (file?.id === CONFORMANCE_FILES.refused.id) return { refuse: 'refused by the host' };
      return file?.id === CONFORMANCE_FILES.waiting.id ? new Promise(() => undefined) : undefined;
    },
  });
  void picking.result.then((settled) => (outcome = describeOutcome(settled)));
  const place = await opening;
  place.hear((message) => posted.push(message));
  return {
    channel: picking.id,
    origin: page.origin,
    peerOrigin: GUEST_ORIGIN,
    posted,
    deliver: ({ data, origin = GUEST_ORIGIN, source = 'peer', isTrusted = true, ports = [] }) =>
      page.deliver({ data, origin, isTrusted, ports, source: source === 'peer' ? place.window : {} }),
    advance: async (milliseconds) => clock.advanceAsync(milliseconds),
    load: place.load,
    outcome: () => outcome,
    close: () => picking.close(),
    dispose: () => {
      dock.destroy();
      container.remove();
      page.giveBack();
    },
  };
};
