import * as CODE from '../../packages/contract/src/codes.ts';
import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import type { Person } from '../../packages/server/src/testing/test-server.ts';
import { clientAt, codeOf, makeFile, onTwoServers, settle } from './sharing-world.ts';
import type { Servers } from './sharing-world.ts';

/** Files after which another owner shares: invitations of one person are limited by the hour. */
const SHIFT = 100;

/** Reads and writes that are under way at any moment. */
const HANDS = 4;

/** Report of a run of revocations. */
export interface RevocationReport {
  readonly revoked: number;
  /** Reads and writes that were answered before the right was gone. */
  readonly before: number;
  /** Those that were refused after it. */
  readonly after: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

interface Watched {
  readonly before: number;
  readonly after: number;
  readonly faults: readonly string[];
}

/** Ways to end someone's right: by name, from the folder above, or with the link they came by. */
interface Way {
  readonly name: string;
  readonly give: (
    owner: Person,
    guest: Person,
    id: string,
  ) => Promise<(by: Person['client']) => Promise<unknown>>;
}

const WAYS: readonly Way[] = [
  {
    name: 'person',
    give: async ({ client }, guest, id) => {
      const item = { type: 'chart', id } as const;
      await settle(() => client.collaboration.add({ ...item, account: guest.email, role: 'editor' }));
      return (by) => by.collaboration.remove({ ...item, collaUserId: guest.id });
    },
  },
  {
    name: 'link',
    give: async ({ client }, guest, id) => {
      const { link } = await client.collaborationLinks.create({ type: 'chart', id, role: 'editor' });
      await settle(() => guest.client.collaborationLinks.join({ link: link.path.replace('/join/', '') }));
      const { linkId } = link;
      return (by) => by.collaborationLinks.status({ linkId, enabled: false });
    },
  },
];

/** Lets someone read and write at two servers while their right ends, and asks what still came through. */
const watch = async (
  servers: Servers,
  [owner, guest]: readonly [Person, Person],
  round: number,
): Promise<Watched> => {
  const { id } = await makeFile(owner);
  const way = WAYS[round % WAYS.length];
  if (way === undefined) throw new Error('there is no way to end a right');
  const end = await way.give(owner, guest, id);
  let isEnded = false;
  let isOver = false;
  let [before, after] = [0, 0];
  const faults: string[] = [];
  // The right ends once each hand has been answered, so that it is in use.
  let warm = 0;
  let begin = (): void => undefined;
  const isWarm = new Promise<void>((resolve) => (begin = resolve));
  const work = async (hand: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const client = clientAt(servers, guest, hand + turn);
      const isLate = isEnded;
      const isWrite = hand % 2 === 0;
      const code = await codeOf(() =>
        isWrite
          ? client.charts.rename({ chartId: id, title: `By hand ${hand}.${turn}` })
          : client.charts.info({ chartId: id }, { needToken: true }),
      );
      if (code === CODE.ok && isLate) faults.push(`${way.name}: a ${isWrite ? 'write' : 'read'} afterwards`);
      if (code === CODE.ok) before += 1;
      else after += 1;
      warm += turn === 0 ? 1 : 0;
      if (warm === HANDS) begin();
      // Each hand asks once more when the right is gone.
      if (isLate) return;
    }
  };
  const hands = Array.from({ length: HANDS }, (_, hand) => work(hand));
  await isWarm;
  await settle(() => end(clientAt(servers, owner, round >> 1)));
  isEnded = true;
  const titleOf = async (): Promise<string> => {
    const { file } = await owner.client.charts.info({ chartId: id }, { needToken: true });
    return file.title;
  };
  const title = await titleOf();
  await Promise.all(hands);
  isOver = true;
  if ((await titleOf()) !== title) faults.push(`${way.name}: a write came through after the response`);
  return { before, after, faults };
};

/** Ends rights while they are in use, on two servers, of which every database given is one's. */
export const runRevocations = (
  databases: readonly [Database, Database],
  { rounds }: { readonly rounds: number },
): Promise<RevocationReport> =>
  onTwoServers(databases, async (servers) => {
    const [first] = servers;
    let people: readonly [Person, Person] = [await first.person(), await first.person()];
    let [before, after] = [0, 0];
    const faults: string[] = [];
    const begun = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      if (round % SHIFT === 0) people = [await first.person(), await first.person()];
      const watched = await watch(servers, people, round);
      before += watched.before;
      after += watched.after;
      faults.push(...watched.faults.map((fault) => `round ${round}, ${fault}`));
    }
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    return { revoked: rounds, before, after, seconds, faults };
  });
