// Everyone's rights on a file or folder, written down a second time: the server is judged by this table, so nothing here is read
// off the server.

/** Relation of someone to a file or folder. `reader` is everyone for a public one, `nobody` everyone else. */
export type Relation = 'owner' | 'manager' | 'editor' | 'commenter' | 'viewer' | 'reader' | 'nobody';

/** Verdict on a request for one thing: done; refused, though it may be seen; or the same as a thing that does not exist. */
export type Verdict = 'done' | 'refused' | 'missing';

/** Use of a file or folder that a call names. */
export type Use =
  /** Looks at it. */
  | 'read'
  /** Makes it a favourite: as `read`, but not in trash. */
  | 'star'
  /** Takes it out of one's own favourites. */
  | 'unstar'
  /** Takes its content away as a file. */
  | 'take'
  /** Takes a copy of it, which its author may allow to everyone. */
  | 'copy'
  /** Begins a file with it, as with a template. */
  | 'template'
  /** Changes it, or puts something into it. */
  | 'edit'
  /** Puts something of the owner's own tree into it. */
  | 'receive'
  /** Gives it a place in the order of its folder. */
  | 'order'
  /** Moves it, or puts it into trash. */
  | 'arrange'
  /** Gives rights on it to others. */
  | 'share'
  /** Makes it public. */
  | 'publish'
  /** Takes it out of trash, or deletes it. */
  | 'dispose'
  /** Gives up one's right on it. */
  | 'quit'
  /** Says where in a list to look; it opens nothing. */
  | 'hint'
  /** Asks for access: the request is kept for the people who share the thing, and answered alike whether there is one. */
  | 'ask'
  /** Marks or removes one's notice. */
  | 'notice';

type Row = Readonly<Record<Relation, Verdict>>;

const rowOf = (roles: Omit<Row, 'nobody'>): Row => ({ ...roles, nobody: 'missing' });

const refusedAll = {
  manager: 'refused',
  editor: 'refused',
  commenter: 'refused',
  viewer: 'refused',
  reader: 'refused',
} as const;
const missingAll = {
  manager: 'missing',
  editor: 'missing',
  commenter: 'missing',
  viewer: 'missing',
  reader: 'missing',
} as const;
const doneAll = {
  owner: 'done',
  manager: 'done',
  editor: 'done',
  commenter: 'done',
  viewer: 'done',
  reader: 'done',
} as const;
const editors = {
  owner: 'done',
  manager: 'done',
  editor: 'done',
  commenter: 'refused',
  viewer: 'refused',
  reader: 'refused',
} as const;

/**
 * Lists the rights on things in their folders. A viewer and a commenter read, an editor edits, a manager shares too; nobody
 * arranges things made by others.
 */
const LIVE: Readonly<Record<Use, Row>> = {
  read: rowOf(doneAll),
  star: rowOf(doneAll),
  unstar: rowOf({ owner: 'done', ...missingAll }),
  take: rowOf(editors),
  copy: rowOf({ ...editors, reader: 'done' }),
  template: rowOf({ owner: 'missing', ...missingAll }),
  edit: rowOf(editors),
  receive: rowOf({ owner: 'done', ...refusedAll }),
  order: rowOf(editors),
  arrange: rowOf({ owner: 'done', ...refusedAll }),
  share: rowOf({ owner: 'done', ...refusedAll, manager: 'done' }),
  publish: rowOf({ owner: 'done', ...refusedAll }),
  dispose: rowOf({ owner: 'done', ...refusedAll }),
  quit: rowOf({
    owner: 'refused',
    ...missingAll,
    manager: 'done',
    editor: 'done',
    commenter: 'done',
    viewer: 'done',
    reader: 'refused',
  }),
  hint: { ...doneAll, nobody: 'done' },
  ask: { ...doneAll, nobody: 'done' },
  notice: rowOf({ owner: 'done', ...missingAll }),
};

/** Lists the owner's remaining rights on things in trash; for everyone else they are not there. */
const OWNED_IN_TRASH: Readonly<Partial<Record<Use, Verdict>>> = {
  read: 'done',
  unstar: 'done',
  dispose: 'done',
  hint: 'done',
  // The record of it is read, and it says that nothing is to be taken.
  take: 'refused',
  quit: 'refused',
};

/** Returns the verdict on a use of a thing. */
export const verdictOf = (
  use: Use,
  thing: { readonly relation: Relation; readonly inTrash: boolean },
): Verdict => {
  if (!thing.inTrash) return LIVE[use][thing.relation];
  if (use === 'hint' || use === 'ask') return 'done';
  return thing.relation === 'owner' ? (OWNED_IN_TRASH[use] ?? 'missing') : 'missing';
};
