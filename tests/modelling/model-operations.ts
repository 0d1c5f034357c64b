import * as CODE from '../../packages/contract/src/codes.ts';
import type { Code } from '../../packages/contract/src/index.ts';
import type { Model, ModelNode, Operation, Predicted } from './model.types.ts';
import { openFor, placeFor } from './model-rights.ts';
import type { ModelPlace } from './model-rights.ts';
import { freeTitle, heightOf, isTaken, subtreeOf, usedBy, withNodes, withoutNodes } from './model-tree.ts';

const UNTITLED = 'Untitled file';
const COPY_ENDING = ' copy';

const refuse = (model: Model, code: Code): Predicted => ({ model, code });
const done = (model: Model): Predicted => ({ model, code: CODE.ok });

const hasRoom = (model: Model, ownerId: string, files: number): boolean =>
  files <= Math.max(0, model.limits.files - usedBy(model, ownerId));

interface Making {
  readonly place: ModelPlace;
  readonly userId: string;
  readonly isFolder: boolean;
  readonly title: string;
}

const make = (model: Model, { place, userId, isFolder, title }: Making): Predicted => {
  const id = `new ${model.made}`;
  const [ownerId, parentId] = [place.ownerId, place.id];
  const free = freeTitle(model, { parentId, isFolder }, title);
  const node = { id, ownerId, parentId, isFolder, title: free, creatorId: userId };
  const next = { ...model, made: model.made + 1 };
  return done(withNodes(next, [{ ...node, state: 0, trashRoot: null }]));
};

/** Creates a folder. */
export const createFolder =
  (userId: string, folderId: string, title: string): Operation =>
  (model) => {
    const place = placeFor(model, userId, folderId);
    if ('code' in place) return refuse(model, place.code);
    if (place.chainIds.length + 1 > model.limits.depth) return refuse(model, CODE.folderTooDeep);
    return make(model, { place, userId, isFolder: true, title });
  };

/** Creates a blank file. */
export const createFile =
  (userId: string, folderId: string): Operation =>
  (model) => {
    const place = placeFor(model, userId, folderId);
    if ('code' in place) return refuse(model, place.code);
    if (!hasRoom(model, place.ownerId, 1)) return refuse(model, CODE.quotaExhausted);
    return make(model, { place, userId, isFolder: false, title: UNTITLED });
  };

/** Renames a file or folder; `ignore` allows a title that its folder already has. */
export const rename =
  (userId: string, id: string, to: { readonly title: string; readonly ignore: boolean }): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'edit' });
    if ('code' in opened) return refuse(model, opened.code);
    const { node } = opened;
    const place = { parentId: node.parentId, isFolder: node.isFolder, exceptId: id };
    if (!to.ignore && isTaken(model, place, to.title)) return refuse(model, CODE.titleTaken);
    return done(withNodes(model, [{ ...node, title: to.title }]));
  };

/** Moves a file or folder. */
export const move =
  (userId: string, id: string, folderId: string): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'arrange' });
    if ('code' in opened) return refuse(model, opened.code);
    const place = placeFor(model, userId, folderId);
    if ('code' in place) return refuse(model, place.code);
    const { node } = opened;
    if (place.ownerId !== node.ownerId) return refuse(model, CODE.notAllowed);
    if (place.chainIds.includes(id)) return refuse(model, CODE.moveIntoItself);
    if (place.id === node.parentId) return done(model);
    if (place.chainIds.length + heightOf(model, node) > model.limits.depth)
      return refuse(model, CODE.folderTooDeep);
    return done(withNodes(model, [{ ...node, parentId: place.id }]));
  };

/** Copies a file or folder with all live things inside it. */
export const copy =
  (userId: string, id: string, folderId: string): Operation =>
  (model) => {
    for (const wish of ['look', 'take'] as const) {
      const opened = openFor(model, userId, { id, wish });
      if ('code' in opened) return refuse(model, opened.code);
    }
    const source = model.nodes.get(id);
    const place = placeFor(model, userId, folderId);
    if ('code' in place) return refuse(model, place.code);
    if (source === undefined) return refuse(model, CODE.fileUnavailable);
    const rows = subtreeOf(model, source);
    if (!hasRoom(model, place.ownerId, rows.filter((row) => !row.isFolder).length))
      return refuse(model, CODE.quotaExhausted);
    if (place.chainIds.length + heightOf(model, source) > model.limits.depth)
      return refuse(model, CODE.folderTooDeep);
    return done(withCopies(model, { rows, place, userId }));
  };

interface Copying {
  /** The source first, then what is inside. */
  readonly rows: readonly ModelNode[];
  readonly place: ModelPlace;
  readonly userId: string;
}

const withCopies = (model: Model, { rows, place, userId }: Copying): Model => {
  const ids = new Map(rows.map((row, index) => [row.id, `new ${model.made + index}`]));
  const copies = rows.map((row, index): ModelNode => {
    const isTop = index === 0;
    const wanted = row.parentId === place.id ? row.title + COPY_ENDING : row.title;
    const title = isTop
      ? freeTitle(model, { parentId: place.id, isFolder: row.isFolder }, wanted)
      : row.title;
    const parentId = isTop ? place.id : (ids.get(row.parentId) ?? '');
    const { isFolder } = row;
    const own = { id: ids.get(row.id) ?? '', ownerId: place.ownerId, parentId, creatorId: userId };
    return { ...own, isFolder, title, state: 0, trashRoot: null };
  });
  return withNodes({ ...model, made: model.made + rows.length }, copies);
};

/** Moves a file or folder, and all live things inside it, to trash. */
export const toTrash =
  (userId: string, id: string): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'arrange' });
    if ('code' in opened) return refuse(model, opened.code);
    const rows = subtreeOf(model, opened.node);
    return done(
      withNodes(
        model,
        rows.map((row) => ({ ...row, state: row.id === id ? 1 : 2, trashRoot: id })),
      ),
    );
  };

/** Puts back what went to trash: where it was, or to the top when its folder is gone or too deep by now. */
export const restore =
  (userId: string, id: string): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'dispose' });
    if ('code' in opened) return refuse(model, opened.code);
    if (opened.node.state !== 1) return refuse(model, CODE.notInTrash);
    const back = withNodes(
      model,
      trashedWith(model, id).map((row): ModelNode => ({ ...row, state: 0, trashRoot: null })),
    );
    const node = back.nodes.get(id);
    if (node === undefined || hasHome(back, node)) return done(back);
    return done(withNodes(back, [{ ...node, parentId: node.ownerId }]));
  };

const trashedWith = ({ nodes }: Model, id: string): readonly ModelNode[] =>
  [...nodes.values()].filter((node) => node.state !== 0 && node.trashRoot === id);

const hasHome = (model: Model, node: ModelNode): boolean => {
  if (node.parentId === node.ownerId) return true;
  const place = placeFor(model, node.ownerId, node.parentId);
  return !('code' in place) && place.chainIds.length + heightOf(model, node) <= model.limits.depth;
};

/** Deletes for good what went to trash. */
export const removeForGood =
  (userId: string, id: string): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'dispose' });
    if ('code' in opened) return refuse(model, opened.code);
    if (opened.node.state !== 1) return refuse(model, CODE.notInTrash);
    return done(withoutNodes(model, new Set(trashedWith(model, id).map((row) => row.id))));
  };

/** Turns a star. */
export const toggleStar =
  (userId: string, id: string): Operation =>
  (model) => {
    const opened = openFor(model, userId, { id, wish: 'look' });
    if ('code' in opened) return refuse(model, opened.code);
    if (opened.node.state !== 0) return refuse(model, CODE.fileUnavailable);
    const stars = new Set(model.stars);
    const star = `${userId} ${id}`;
    if (!stars.delete(star)) stars.add(star);
    return done({ ...model, stars });
  };

/** Does operations one after the other; those that are refused leave the others alone. Returns the first refusal, if any. */
export const inTurn =
  (operations: readonly Operation[]): Operation =>
  (model) => {
    let [next, code]: [Model, Code] = [model, CODE.ok];
    for (const operation of operations) {
      const predicted = operation(next);
      next = predicted.model;
      if (code === CODE.ok) code = predicted.code;
    }
    return { model: next, code };
  };
