import type { Crumb, FileRecord } from '@chartdock/contract';
import { decideAccess } from './access.ts';
import { parentIdOf } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { NodeRow } from './node-row.ts';
import { loadPeople } from './people.ts';
import type { RecordPerson } from './people.ts';
import type { RecordRow } from './record-columns.ts';
import { KIND, STATE, STATUS, roleWord } from './node-words.ts';

const STATUS_WORDS = ['private', 'pending', 'public'] as const;

type Filled<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], null | undefined> };

const isGiven = <Value>(value: Value): value is Exclude<Value, null | undefined> =>
  value !== null && value !== undefined;

/** Leaves out the fields that have no value, as the wire does. */
const withoutEmpty = <Fields extends object>(fields: Fields): Filled<Fields> => {
  const filled: Filled<Fields> = {};
  // A page of fifty rows comes by here a hundred times: lists of pairs would take longer than all else about a row.
  for (const key in fields) {
    const value = fields[key];
    if (isGiven(value)) filled[key] = value;
  }
  return filled;
};

/** Facts that a list knows about its rows beyond the tree. */
export interface RecordOptions {
  /** Whether the parents of foreign rows may be named. */
  readonly showParents?: boolean;
  readonly paths?: ReadonlyMap<string, readonly Crumb[]>;
  /** Matches of a search in files, by their ids. */
  readonly matches?: ReadonlyMap<string, NonNullable<FileRecord['match']>>;
}

/** Turns rows into the records of the wire, with the people they name. */
export const toRecords = async (
  context: CallContext,
  rows: readonly RecordRow[],
  options: RecordOptions = {},
): Promise<FileRecord[]> => {
  const people = await loadPeople(
    context,
    rows.flatMap((row) => [row.owner_id, row.creator_id]),
    rows.flatMap((row) => row.people ?? []),
  );
  return rows.map((row) => toRecord({ context, row, people, options }));
};

interface RecordParts {
  readonly context: CallContext;
  readonly row: RecordRow;
  readonly people: ReadonlyMap<string, RecordPerson>;
  readonly options: RecordOptions;
}

const toRecord = (parts: RecordParts): FileRecord => {
  const { row, options } = parts;
  return {
    title: row.title,
    category: row.category,
    ...identity(parts),
    ...withoutEmpty({
      index: row.pos,
      status: STATUS_WORDS[row.status],
      orgId: row.org_id,
      cloneId: row.clone_of,
      templateId: row.template_id,
      deleteTime: row.deleted_at,
      createTime: row.created_at,
      lastModify: row.last_modify,
      openTime: row.opened_at,
      inviteTime: row.invited_at,
      favouriteTime: row.starred_at,
      favourite: row.is_favourite,
      publicClone: row.public_clone,
      lockType: lockOf(row),
      path: copyOf(options.paths?.get(row.id)),
      match: options.matches?.get(row.id),
    }),
    ...rights(parts),
    ...(row.kind === KIND.folder ? { childCount: row.children ?? 0 } : chartFields(parts)),
  };
};

const identity = ({ context, row, options }: RecordParts): Partial<FileRecord> => {
  const fileType = row.kind === KIND.folder ? 'folder' : 'chart';
  const named = row.owner_id === context.actor.userId || options.showParents === true;
  const parentId = named ? parentIdOf(context.actor, row) : 'root';
  const own = row.kind === KIND.folder ? { folderId: row.id } : { chartId: row.id };
  return { _id: row.id, fileId: row.id, ...own, parentId, fileType, _filesType: fileType };
};

const chartFields = ({ context, row }: RecordParts): Partial<FileRecord> =>
  withoutEmpty({
    chartType: row.chart_type,
    canvasCount: row.canvas_count,
    thumbnail: context.app.thumbnails.sign(row, context.now),
  });

const rights = ({ context, row, people }: RecordParts): Partial<FileRecord> => {
  const viewerId = context.actor.userId;
  const isOwner = row.owner_id === viewerId;
  const role = row.viewer_role ?? undefined;
  const owner = people.get(row.owner_id);
  const facts = {
    isOwner,
    isCreator: row.creator_id === viewerId,
    role,
    isPublic: row.status === STATUS.public,
    inTrash: row.state !== STATE.live,
    lockType: row.lock_type,
  };
  return {
    owner: personOf(row.owner_id, owner),
    creator: personOf(row.creator_id, people.get(row.creator_id)),
    collaboration: isOwner ? row.is_shared : role !== undefined,
    ...(role === undefined ? {} : { role: roleWord(role) }),
    isCanEditor: decideAccess(facts, 'edit') === 'allowed',
    ownerEditState: owner?.overrun === true ? 'overrun' : 'normal',
  };
};

const personOf = (userId: string, person: RecordPerson | undefined): NonNullable<FileRecord['owner']> =>
  person === undefined ? { userId } : { userId, fullName: person.fullName, photoUrl: person.photoUrl };

const lockOf = (row: NodeRow): '1' | '2' | undefined =>
  row.lock_type === '1' || row.lock_type === '2' ? row.lock_type : undefined;

const copyOf = (path: readonly Crumb[] | undefined): Crumb[] | undefined =>
  path === undefined ? undefined : [...path];
