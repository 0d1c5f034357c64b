import type { Place } from '../../packages/files/src/index.ts';
import { fetchPage } from '../../packages/files/src/list/fetch-page.ts';
import { contentOf } from '../../packages/files/src/index.ts';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import type { Random } from '../../packages/server/src/demo/random.ts';
import type { TestServer } from '../../packages/server/src/testing/test-server.ts';
import { adoptIds } from './adopt-ids.ts';
import { nextCommand } from './commands.ts';
import type { Command } from './commands.ts';
import { saidBy } from './expected.ts';
import { findDifferences } from './find-differences.ts';
import type { Model } from './model.types.ts';
import { childrenOf, trashOf, usedBy } from './model-tree.ts';
import { listedAt, nameOfPlace, rowOf } from './places.ts';
import { readSnapshot } from './snapshot.ts';
import { createWorld } from './world.ts';
import type { Resident } from './world.ts';

/** How one sequence went. */
export interface SequenceReport {
  readonly seed: number;
  readonly steps: number;
  /** Acts of people, one line each. */
  readonly story: readonly string[];
  /** Where model, server and file area disagreed after the last step; empty when they never did. */
  readonly faults: readonly string[];
  /** How often each response was given. */
  readonly answers: Readonly<Record<string, number>>;
}

interface Visit {
  readonly person: Resident;
  readonly place: Place;
}

const [SHORTEST, LONGEST] = [4, 9];

const pickPlace = (random: Random, person: Resident): Place => {
  const folders = [...person.seen.values()].filter((item) => item.type === 'folder');
  const folder = folders[random.int(0, folders.length)];
  const inside = { page: 'diagrams', folderId: folder?.id ?? 'root' } as const;
  const root = { page: 'diagrams', folderId: 'root' } as const;
  const special = random.pick([
    { page: 'trash' },
    { page: 'trash' },
    { page: 'favourites', kind: 'chart' },
    { page: 'shared', by: 'others' },
  ] as const);
  return random.pick([inside, inside, inside, root, special, special]);
};

/** Compares what the file area of a person shows with the model and with what the server lists now. */
const screenFaults = async (
  { person, place }: Visit,
  model: Model,
  keepsOrder: boolean,
): Promise<readonly string[]> => {
  const { area, client } = person;
  const { list, trash, selection } = area.getState();
  const faults: string[] = [];
  const check = (what: string, core: unknown, truth: unknown): void => {
    const [left, right] = [JSON.stringify(core), JSON.stringify(truth)];
    if (left !== right) faults.push(`${what}: ${left} on screen, ${right} in truth`);
  };
  check('trash count', trash.status === 'known' && trash.count, trashOf(model, person.id));
  check('used files', person.used(), usedBy(model, person.id));
  const listed = listedAt(model, person.id, place);
  const content = contentOf(list);
  // A folder that is gone keeps its last rows on screen until something else is opened.
  if (listed === undefined) return faults;
  if (content === undefined || list.status !== 'ready') return [...faults, `the list is ${list.status}`];
  const rows = content.rows.filter((row) => row !== undefined);
  const fresh = await fetchPage(
    client,
    { query: content.query, page: 0, cursor: undefined },
    { quiet: true },
  );
  const sorted = (texts: readonly string[]): readonly string[] => (keepsOrder ? texts.toSorted() : texts);
  check('rows', sorted(rows.map(rowOf)), sorted(fresh.items.map(rowOf)));
  check('total', content.rows.length, fresh.total);
  const truth = listed.map(({ id, title, isFolder }) =>
    JSON.stringify([
      id,
      title,
      model.stars.has(`${person.id} ${id}`),
      isFolder ? childrenOf(model, id).length : undefined,
    ]),
  );
  const shown = rows.map((row) => JSON.stringify([row.id, row.title, row.isFavourite, row.childCount]));
  check('listed', shown.toSorted(), truth.toSorted());
  if (selection.mode === 'some')
    for (const id of selection.picked.keys())
      if (!rows.some((row) => row.id === id)) faults.push(`${id} is picked and not listed`);
  for (const row of rows) person.seen.set(row.id, row);
  return faults;
};

const openingFaults = ({ person, place }: Visit, model: Model): readonly string[] => {
  const { list } = person.area.getState();
  const isListed = listedAt(model, person.id, place) !== undefined;
  return isListed === (list.status === 'ready') ? [] : [`opening the place: the list is ${list.status}`];
};

/** Opens a place; someone who was not at work a moment ago learns what others did to the counts meanwhile. */
const open = async ({ person, place }: Visit, isBack: boolean): Promise<void> => {
  const { area, reload } = person;
  await Promise.all([area.openPlace(place), ...(isBack ? [reload(), area.loadTrashCount()] : [])]);
  await person.settle();
};

interface Sequence {
  readonly server: TestServer;
  readonly random: Random;
  readonly people: readonly Resident[];
  readonly story: string[];
  readonly answers: Record<string, number>;
}

/** Does one thing and returns what is true afterwards, with what disagrees. */
const runCommand = async (
  { server, people, story, answers }: Sequence,
  visit: Visit,
  command: Command,
): Promise<{ readonly model: Model; readonly faults: readonly string[] }> => {
  const said = saidBy(await command.run());
  await visit.person.settle();
  story.push(`  ${command.story} -> ${said}`);
  answers[said] = (answers[said] ?? 0) + 1;
  const ids = people.map((person) => person.id);
  const snapshot = await readSnapshot(server.app.database, ids);
  const model = adoptIds(command.expected.model, snapshot);
  const wrong = said === command.expected.says ? [] : [`answered ${said}, expected ${command.expected.says}`];
  const differences = findDifferences(model, snapshot, ids);
  // A command that is refused here loads nothing, so rows stand as an earlier change left them.
  const keepsOrder = command.keepsOrder === true || said.startsWith('refused');
  const onScreen = await screenFaults(visit, model, keepsOrder);
  return { model, faults: [...wrong, ...differences, ...onScreen] };
};

const nextVisit = ({ random, people }: Sequence, before: Visit | undefined, model: Model): Visit => {
  const [first] = people;
  if (first === undefined) throw new Error('nobody is there');
  const person =
    before !== undefined && random.next() < 0.6 ? before.person : (people[random.int(0, 2)] ?? first);
  const stays =
    before?.person === person &&
    random.next() < 0.5 &&
    listedAt(model, person.id, before.place) !== undefined;
  return stays ? before : { person, place: pickPlace(random, person) };
};

/**
 * Lets three people do random things of a seed to a few files through their file areas, and compares model, server and
 * screen after each. Ends at the first disagreement.
 */
export const runSequence = async (server: TestServer, seed: number): Promise<SequenceReport> => {
  const random = createRandom(seed);
  const { people, model: start } = await createWorld(server);
  const story: string[] = [];
  const answers: Record<string, number> = {};
  const sequence = { server, random, people, story, answers };
  const length = random.int(SHORTEST, LONGEST);
  let [model, visit, steps]: [Model, Visit | undefined, number] = [start, undefined, 0];
  let faults: readonly string[] = [];
  try {
    for (; steps < length && faults.length === 0; steps += 1) {
      server.clock.advance(1);
      const before: Visit | undefined = visit;
      visit = nextVisit(sequence, before, model);
      const { person, place } = visit;
      story.push(`${person.name} at ${nameOfPlace(model, place)}`);
      if (visit !== before) {
        await open(visit, visit.person !== before?.person);
        faults = [...openingFaults(visit, model), ...(await screenFaults(visit, model, false))];
        if (faults.length > 0) break;
      }
      const command = nextCommand({ random, person, place, model });
      ({ model, faults } = await runCommand(sequence, visit, command));
    }
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    for (const person of people) person.area.dispose();
  }
  return { seed, steps, story, faults, answers };
};
