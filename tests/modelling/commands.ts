import { cleanTitle } from '../../packages/contract/src/index.ts';
import type {
  CommandResult,
  FileItem,
  Place,
  RenameResult,
  Targets,
} from '../../packages/files/src/index.ts';
import type { Random } from '../../packages/server/src/demo/random.ts';
import { answerOf, refusedHere } from './expected.ts';
import type { Expected } from './expected.ts';
import type { Model, Operation } from './model.types.ts';
import {
  copy,
  createFile,
  createFolder,
  inTurn,
  move,
  removeForGood,
  rename,
  restore,
  toTrash,
  toggleStar,
} from './model-operations.ts';
import { placeFor, visibleChain } from './model-rights.ts';
import { childrenOf, subtreeOf, usedBy } from './model-tree.ts';
import { listedAt, nameOf } from './places.ts';
import type { Resident } from './world.ts';

/** Someone at a place, about to do something. */
export interface Scene {
  readonly random: Random;
  readonly person: Resident;
  readonly place: Place;
  readonly model: Model;
}

/** Something that someone does, and what should come of it. */
export interface Command {
  readonly story: string;
  readonly expected: Expected;
  readonly run: () => Promise<CommandResult<unknown> | RenameResult>;
  /** Whether rows may stand in their old order afterwards, because only one of them changed where it stood. */
  readonly keepsOrder?: boolean;
}

const TITLES = ['A', 'a', 'B', ' B ', 'C', '  '] as const;

/** Picks items that the person knows: mostly rows on screen, at times things remembered from earlier. */
const pickItems = ({ random, person, place, model }: Scene, most: number): readonly FileItem[] => {
  const shown = new Set((listedAt(model, person.id, place) ?? []).map((node) => node.id));
  const remembered = [...person.seen.values()];
  const rows = remembered.filter((item) => shown.has(item.id));
  const from = rows.length > 0 && random.next() < 0.75 ? rows : remembered;
  const picked = new Map<string, FileItem>();
  for (let left = random.int(1, most); left > 0 && from.length > 0; left -= 1) {
    const item = from[random.int(0, from.length - 1)];
    if (item !== undefined) picked.set(item.id, item);
  }
  return [...picked.values()];
};

/** Picks items on screen one by one as a person does, or hands them over; both are to mean the same. */
const targetsOf = ({ random, person }: Scene, items: readonly FileItem[]): (() => Targets) => {
  const viaSelection = random.next() < 0.5;
  return () => {
    const { area } = person;
    const { list } = area.getState();
    const rows = 'content' in list ? list.content.rows : [];
    const shown = items.map(({ id }) => rows.find((row) => row?.id === id));
    if (!viaSelection || shown.includes(undefined)) return items;
    area.clearSelection();
    for (const row of shown) if (row !== undefined) area.toggleItem(row);
    return 'selection';
  };
};

const here = ({ place }: Scene): string => (place.page === 'diagrams' ? place.folderId : 'root');

const namesOf = ({ model }: Scene, items: readonly FileItem[]): string =>
  items.map((item) => nameOf(model, item.id, item.title)).join(', ');

/** Picks a target: one that the person came across, the root, or now and then one inside an item that is to go there. */
const pickFolder = ({ random, person, model }: Scene, items: readonly FileItem[]): string => {
  const seen = [...person.seen.values()].filter((item) => item.type === 'folder').map((item) => item.id);
  const inside = items.flatMap(({ id }) => {
    const node = model.nodes.get(id);
    return node === undefined ? [] : subtreeOf(model, node).slice(1);
  });
  const below = inside.filter((node) => node.isFolder).map((node) => node.id);
  const folders = below.length > 0 && random.next() < 0.3 ? below : seen;
  return folders[random.int(0, folders.length)] ?? 'root';
};

const makeFolder = (scene: Scene): Command => {
  const title = scene.random.pick(TITLES);
  const clean = cleanTitle(title);
  const { model, person } = scene;
  return {
    story: `makes a folder ${JSON.stringify(title)}`,
    expected: clean.ok
      ? answerOf(model, createFolder(person.id, here(scene), clean.title))
      : refusedHere(model, 'empty_title'),
    run: () => person.area.createFolder(title),
  };
};

const makeFile = (scene: Scene): Command => {
  const { model, person } = scene;
  const isFull = usedBy(model, person.id) >= model.limits.files;
  return {
    story: 'makes a file',
    expected: isFull
      ? refusedHere(model, 'quota_used_up')
      : answerOf(model, createFile(person.id, here(scene))),
    run: () => person.area.createFile('flow'),
  };
};

/** Picks the title of something that lies beside an item. */
const titleBeside = ({ random, model }: Scene, item: FileItem): string => {
  const parentId = model.nodes.get(item.id)?.parentId ?? '';
  const beside = childrenOf(model, parentId).filter(({ isFolder }) => isFolder === (item.type === 'folder'));
  return beside[random.int(0, beside.length - 1)]?.title ?? random.pick(TITLES);
};

const renameItem = (scene: Scene, item: FileItem): Command => {
  const { model, person, random } = scene;
  const title = random.next() < 0.6 ? random.pick(TITLES) : titleBeside(scene, item);
  const insists = random.next() < 0.5;
  const clean = cleanTitle(title);
  const ask = (ignore: boolean): Expected => {
    if (!clean.ok) return refusedHere(model, 'empty_title');
    if (clean.title === item.title) return { says: 'done', model };
    return answerOf(model, rename(person.id, item.id, { title: clean.title, ignore }));
  };
  const isTaken = ask(false).says === 'failed: 70003';
  return {
    story: `renames ${namesOf(scene, [item])} to ${JSON.stringify(title)}${insists ? ' in any case' : ''}`,
    expected: isTaken && !insists ? { says: 'conflict', model } : ask(isTaken),
    run: async () => {
      const result = await person.area.rename(item, title);
      return result.status === 'conflict' && insists ? result.renameAnyway() : result;
    },
    keepsOrder: true,
  };
};

const starItem = (scene: Scene, item: FileItem): Command => ({
  story: `turns the star of ${namesOf(scene, [item])}`,
  expected: answerOf(scene.model, toggleStar(scene.person.id, item.id)),
  run: () => scene.person.area.toggleFavourite(item),
  keepsOrder: true,
});

/** Tells what the file area knows to be above a folder, from what is on screen. */
const knownAbove = ({ model, person, place }: Scene, folderId: string): readonly string[] => {
  if (place.page !== 'diagrams' || place.folderId === 'root') return [];
  const chain = visibleChain(model, person.id, place.folderId);
  if (chain.includes(folderId)) return chain.slice(0, chain.indexOf(folderId) + 1);
  const rows = listedAt(model, person.id, place) ?? [];
  return rows.some((row) => row.id === folderId) ? chain : [];
};

const refusalHere = (scene: Scene, items: readonly FileItem[], folderId: string): string | undefined => {
  const above = new Set([folderId, ...knownAbove(scene, folderId)]);
  if (items.some((item) => item.type === 'folder' && above.has(item.id))) return 'into_itself';
  return items.every((item) => item.parentId === folderId) ? 'already_there' : undefined;
};

/** Several items go in one call, which looks at the target first. */
const toFolder = (scene: Scene, operations: readonly Operation[], folderId: string): Expected => {
  const { model, person } = scene;
  const place = placeFor(model, person.id, folderId);
  if (operations.length > 1 && 'code' in place) return { says: `failed: ${place.code}`, model };
  return answerOf(model, inTurn(operations));
};

const moveItems = (scene: Scene, items: readonly FileItem[]): Command => {
  const { model, person } = scene;
  const folderId = pickFolder(scene, items);
  const reason = refusalHere(scene, items, folderId);
  const operations = items.map((item) => move(person.id, item.id, folderId));
  const targets = targetsOf(scene, items);
  return {
    story: `moves ${namesOf(scene, items)} to ${folderId === 'root' ? 'root' : nameOf(model, folderId)}`,
    expected: reason === undefined ? toFolder(scene, operations, folderId) : refusedHere(model, reason),
    run: () => person.area.move(targets(), folderId),
  };
};

const copyItems = (scene: Scene, items: readonly FileItem[]): Command => {
  const { model, person } = scene;
  const folderId = pickFolder(scene, items);
  const operations = items.map((item) => copy(person.id, item.id, folderId));
  const targets = targetsOf(scene, items);
  return {
    story: `copies ${namesOf(scene, items)} to ${folderId === 'root' ? 'root' : nameOf(model, folderId)}`,
    expected: toFolder(scene, operations, folderId),
    run: () => person.area.copy(targets(), folderId),
  };
};

type Many = (scene: Scene, items: readonly FileItem[]) => Command;

const onMany =
  (
    verb: string,
    operation: (userId: string, id: string) => Operation,
    run: (person: Resident, targets: Targets) => Promise<CommandResult>,
  ): Many =>
  (scene, items) => {
    const { model, person } = scene;
    const targets = targetsOf(scene, items);
    return {
      story: `${verb} ${namesOf(scene, items)}`,
      expected: answerOf(model, inTurn(items.map((item) => operation(person.id, item.id)))),
      run: () => run(person, targets()),
    };
  };

const trashItems = onMany('trashes', toTrash, ({ area }, targets) => area.toTrash(targets));
const restoreItems = onMany('restores', restore, ({ area }, targets) => area.restore(targets));
const removeItems = onMany('deletes', removeForGood, ({ area }, targets) => area.removeForGood(targets));

const single =
  (command: (scene: Scene, item: FileItem) => Command): Many =>
  (scene, items) =>
    items[0] === undefined ? makeFolder(scene) : command(scene, items[0]);

const MOST_NODES = 40;

/** Commands of people in a folder and on lists of live things, each as often as it stands here. */
const LIVE = [makeFile, makeFile, makeFolder, makeFolder] as const;
const LIVE_ITEMS: readonly [Many, ...Many[]] = [
  moveItems,
  moveItems,
  moveItems,
  copyItems,
  copyItems,
  trashItems,
  trashItems,
  single(renameItem),
  single(renameItem),
  single(starItem),
  single(starItem),
  restoreItems,
];
const TRASH_ITEMS: readonly [Many, ...Many[]] = [
  restoreItems,
  restoreItems,
  restoreItems,
  removeItems,
  removeItems,
  moveItems,
  copyItems,
];

/** Thinks of something that a person does where they are. */
export const nextCommand = (scene: Scene): Command => {
  const { random, place, model } = scene;
  const inTrash = place.page === 'trash';
  if (!inTrash && random.next() < 0.25) return random.pick(LIVE)(scene);
  const items = pickItems(scene, 3);
  if (items.length === 0) return makeFile(scene);
  const command = random.pick(inTrash ? TRASH_ITEMS : LIVE_ITEMS);
  return model.nodes.size > MOST_NODES && command === copyItems
    ? trashItems(scene, items)
    : command(scene, items);
};
