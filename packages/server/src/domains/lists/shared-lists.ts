import type { CallParsedInput, FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { NEWEST_FIRST, countCapped, readKeyedPage, readSlice } from './keyed-page.ts';
import { titleFilter } from './personal-lists.ts';
import { LIVE, isStillShared, selectRecords, viewerOf } from '../nodes/index.ts';

type Input<Name extends 'collaborationFiles' | 'myCollaboration'> = CallParsedInput<'lists', Name>;

const INVITED = { column: sql`i.invited_at`, valueType: 'number' } as const;
const SORTS = {
  inviteTime: { ...INVITED, direction: 'desc' },
  desc: { ...INVITED, direction: 'desc' },
  asc: { ...INVITED, direction: 'asc' },
  lastModify: { column: sql`n.last_modify`, valueType: 'number', direction: 'desc' },
  title: { column: sql`n.title_key`, valueType: 'string', direction: 'asc' },
} as const;

/** Lists other people's files that are shared with the person (CALL-F-004). */
const collaborationFiles = (context: CallContext, input: Input<'collaborationFiles'>): Promise<FilePage> => {
  const { db, actor } = context;
  const me = actor.userId;
  const sort = input.sort ?? 'inviteTime';
  const where = sql<boolean>`i.user_id = ${me} and ${isStillShared(viewerOf(context))} and n.state = ${LIVE} and ${titleFilter(input.keyword)}`;
  return readKeyedPage(context, {
    input,
    scope: ['shared with me', me, sort, input.keyword],
    ...SORTS[sort],
    fetch: (slice) =>
      readSlice(
        selectRecords(db, viewerOf(context))
          .innerJoin('collab_inbox as i', (join) =>
            join.onRef('i.node_id', '=', 'n.id').onRef('i.owner_id', '=', 'n.owner_id'),
          )
          .select('i.invited_at')
          .where(where),
        slice,
      ),
    valueOf: (row) =>
      sort === 'title' ? row.title_key : sort === 'lastModify' ? row.last_modify : row.invited_at,
    count: () =>
      countCapped(
        context,
        sql`select 1 from collab_inbox i join node n on n.owner_id = i.owner_id and n.id = i.node_id where ${where}`,
      ),
  });
};

/** Lists the person's own files that others work on, latest change first (CALL-F-011). */
const myCollaboration = (context: CallContext, input: Input<'myCollaboration'>): Promise<FilePage> => {
  const { db, actor } = context;
  const me = actor.userId;
  const where = sql<boolean>`n.owner_id = ${me} and n.state = ${LIVE} and ${titleFilter(input.keyword)}
    and n.id in (select c.node_id from collaborator c where c.owner_id = ${me})`;
  return readKeyedPage(context, {
    input,
    scope: ['shared by me', me, input.keyword],
    column: sql`n.last_modify`,
    ...NEWEST_FIRST,
    fetch: (slice) => readSlice(selectRecords(db, viewerOf(context)).where(where), slice),
    valueOf: (row) => row.last_modify,
    count: () => countCapped(context, sql`select 1 from node n where ${where}`),
  });
};

/** Lists the calls about things shared by others. */
export const sharedListCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.collaborationFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: collaborationFiles,
  }),
  implement(endpoints.lists.myCollaboration, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: myCollaboration,
  }),
];
