import * as CODE from '../../packages/contract/src/codes.ts';
import { findTreeFaults } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import type { Person } from '../../packages/server/src/testing/test-server.ts';
import { clientAt, codeOf, makeFile, onTwoServers, settle } from './sharing-world.ts';
import type { Servers } from './sharing-world.ts';

/** Collaborators that a file of a free owner may have. */
const CAP = 3;

/** Files after which another owner shares: invitations of one person are limited by the hour. */
const SHIFT = 2;

/** Options of races, with how many at once. */
export interface RaceOptions {
  readonly rounds: number;
  /** Calls that are sent at once. */
  readonly runners: number;
}

/** Report of a run of races. */
export interface ShareRaceReport {
  readonly rounds: number;
  /** Calls that were answered while something was changing. */
  readonly done: number;
  readonly refused: number;
  readonly seconds: number;
  /** Violations, each with its round. */
  readonly faults: readonly string[];
}

interface World {
  readonly servers: Servers;
  readonly runners: number;
  /** Has no membership. */
  readonly free: Person;
  readonly owner: Person;
  readonly guests: readonly [Person, Person];
}

interface Raced {
  readonly codes: readonly string[];
  readonly faults: readonly string[];
}

type Race = (world: World) => Promise<Raced>;

const atOnce = (runners: number, send: (runner: number) => Promise<string>): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: runners }, (_, runner) => send(runner)));

const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

/** Many invitations for few places: as many are taken as there are places, and no more. */
const raceForPlaces: Race = async ({ servers, runners, free }) => {
  const item = await makeFile(free);
  const codes = await atOnce(runners, (runner) =>
    codeOf(() =>
      clientAt(servers, free, runner).collaboration.add({
        ...item,
        account: `runner${runner}@example.test`,
        role: 'viewer',
      }),
    ),
  );
  const { people } = await free.client.collaboration.listUsers(item);
  const done = count(codes, CODE.ok);
  const others = codes.length - done - count(codes, CODE.upgradeNeeded);
  return {
    codes,
    faults: [
      ...(done === Math.min(CAP, runners) && people.length === done
        ? []
        : [`places: ${done} invited, ${people.length} listed, for ${CAP} places`]),
      ...(others === 0 ? [] : [`places: ${others} refused for another reason`]),
    ],
  };
};

/** Two managers make viewers of one another: one of them stays a manager. */
const raceOfManagers: Race = async ({ servers, owner, guests }) => {
  const item = await makeFile(owner);
  for (const { email } of guests)
    await settle(() => owner.client.collaboration.add({ ...item, account: email, role: 'manager' }));
  const codes = await atOnce(2, (runner) => {
    const [me, other] = runner === 0 ? guests : [guests[1], guests[0]];
    const change = { ...item, collaUserId: other.id, role: 'viewer' } as const;
    return codeOf(() => clientAt(servers, me, runner).collaboration.setRole(change));
  });
  const { people } = await owner.client.collaboration.listUsers(item);
  const managers = people.filter(({ role }) => role === 'manager').length;
  const isRight = managers === 1 && count(codes, CODE.ok) === 1 && count(codes, CODE.notAllowed) === 1;
  return { codes, faults: isRight ? [] : [`managers: ${managers} are left, said ${codes.join(' ')}`] };
};

/** A link is reset while many join by it: nobody who came by the old address is in afterwards. */
const raceOfReset: Race = async ({ servers, runners, owner, guests }) => {
  const item = await makeFile(owner);
  const { link } = await owner.client.collaborationLinks.create({ ...item, role: 'editor' });
  const shown = { link: link.path.replace('/join/', '') };
  const join = (runner: number): Promise<string> => {
    const guest = guests[runner % 2 === 0 ? 0 : 1];
    return codeOf(() => clientAt(servers, guest, runner >> 1).collaborationLinks.join(shown));
  };
  const [codes] = await Promise.all([
    atOnce(runners, join),
    settle(() => owner.client.collaborationLinks.reset({ linkId: link.linkId })),
  ]);
  const late = await atOnce(2, join);
  const { people } = await owner.client.collaboration.listUsers(item);
  const reads = await atOnce(2, (runner) =>
    codeOf(() =>
      clientAt(servers, guests[runner === 0 ? 0 : 1], runner).charts.info(
        { chartId: item.id },
        { needToken: true },
      ),
    ),
  );
  return {
    codes,
    faults: [
      ...(count(late, CODE.ok) === 0 ? [] : ['reset: the old address let someone in afterwards']),
      ...(people.length === 0 ? [] : [`reset: ${people.length} are listed afterwards`]),
      ...(count(reads, CODE.ok) === 0 ? [] : ['reset: someone who came by the old address reads']),
    ],
  };
};

/** Someone becomes the owner while another one saves: every save is kept, and all of the file is the new owner's. */
const raceOfTransfer: Race = async ({ servers, runners, owner, guests }) => {
  const item = await makeFile(owner);
  const [next, editor] = guests;
  for (const { email } of guests)
    await settle(() => owner.client.collaboration.add({ ...item, account: email, role: 'editor' }));
  await settle(() => owner.client.collaboration.offerOwner({ ...item, collaUserId: next.id }));
  const save = (runner: number): Promise<string> =>
    codeOf(() =>
      clientAt(servers, editor, runner).charts.rename({
        chartId: item.id,
        // The new owner may have others of the same number.
        title: `By runner ${runner} ${item.id}`,
      }),
    );
  const [codes] = await Promise.all([
    atOnce(runners, save),
    settle(() => clientAt(servers, next, 1).collaboration.answerOffer({ ...item, accept: true })),
  ]);
  const [late] = await atOnce(1, save);
  const { file } = await editor.client.charts.info({ chartId: item.id }, { needToken: true });
  const former = await codeOf(() => owner.client.collaboration.narrow({ ...item, most: 'all' }));
  return {
    codes,
    faults: [
      ...(count(codes, CODE.ok) === runners && late === CODE.ok
        ? []
        : [`transfer: a save was refused: ${codes.join(' ')} ${late}`]),
      ...(file.owner?.userId === next.id ? [] : ['transfer: the file is not the new owner’s']),
      ...(former === CODE.notAllowed ? [] : [`transfer: the former owner still narrows it: ${former}`]),
    ],
  };
};

const RACES: readonly Race[] = [raceForPlaces, raceOfManagers, raceOfReset, raceOfTransfer];

/** Runs races about sharing on two servers, of which every database given is one's. */
export const runShareRaces = (
  databases: readonly [Database, Database],
  { rounds, runners }: RaceOptions,
): Promise<ShareRaceReport> =>
  onTwoServers(databases, async (servers) => {
    const [first] = servers;
    const faults: string[] = [];
    let [done, refused] = [0, 0];
    const guests = [await first.person(), await first.person()] as const;
    let [free, owner] = [await first.person({ free: true }), await first.person()];
    const begun = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      if (round % SHIFT === 0) [free, owner] = [await first.person({ free: true }), await first.person()];
      const race = RACES[round % RACES.length] ?? raceForPlaces;
      const found = await race({ servers, runners, free, owner, guests });
      faults.push(...found.faults.map((fault) => `round ${round}, ${fault}`));
      const answered = count(found.codes, CODE.ok);
      done += answered;
      refused += found.codes.length - answered;
    }
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const unsound = await findTreeFaults(first.app.database);
    faults.push(...unsound.map(({ rule, rows }) => `${rule} (${rows})`));
    return { rounds, done, refused, seconds, faults };
  });
