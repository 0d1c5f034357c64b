import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { describeChart } from '../charts/index.ts';
import { VISITOR } from '../../kernel/calls/actor.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { readBody } from '../definitions/index.ts';
import type { NodeRow, OpenedNode } from '../nodes/index.ts';
import { KIND, STATE, decide, findNode, linkOpens, openNode, touchRecent } from '../nodes/index.ts';
import { LINK_KIND, countUse } from './link-rows.ts';
import { requireLink } from './require-link.ts';
import type { FoundLink } from './require-link.ts';

// No row has it.
const NOBODY = VISITOR.userId;

type Shown = CallParsedInput<'viewLinks', 'open'>;

/**
 * Returns what is known of a file to whoever shows a link of it (PERM-10); who may see the file anyway needs none. Throws
 * `viewPasswordNeeded`, `viewPasswordWrong` and, past five wrong ones of one visitor in a minute, `tooManyRequests`; everything else that
 * does not open is `fileUnavailable`, whatever the reason.
 */
const openThroughLink = async (context: CallContext, shown: Shown): Promise<CallData<'viewLinks', 'open'>> =>
  describeChart(context, await openShown(context, shown, true));

/** Opens a file for whoever shows a link of it; a visit is counted, what is read during it is not. */
const openShown = async (context: CallContext, shown: Shown, isVisit = false): Promise<OpenedNode> => {
  const viewerId = context.actor.userId;
  const found = await findNode(context.db, { id: shown.id, viewerId, now: context.now });
  const link = await findShown(context, shown, found?.node);
  const opened = found && { ...found, hasLink: true };
  // Asked before the link is: nobody types a password for a file that lies in trash.
  if (found === undefined || opened === undefined || decide(opened, viewerId, 'read') !== 'allowed') {
    await requireLink(context, shown, undefined);
    throw new CallError('fileUnavailable');
  }
  if (decide(found, viewerId, 'read') === 'allowed') return opened;
  await requireLink(context, shown, link);
  if (link !== undefined && isVisit) await countUse(context, link.key);
  return opened;
};

/**
 * Returns what a canvas of a file holds to whoever may look at it, by a link when one is shown (ROUTE-34). Throws as
 * {@link openThroughLink} does, and `fileUnavailable` for a folder and for a canvas that is none.
 */
const readContent = async (
  context: CallContext,
  { id, link, viewPassword, opens, ...wanted }: CallParsedInput<'charts', 'content'>,
): Promise<CallData<'charts', 'content'>> => {
  const { db, actor } = context;
  const shown = { id, ...(viewPassword === undefined ? {} : { viewPassword }) };
  const { node } =
    link === undefined
      ? await openNode(
          db,
          { id, viewerId: actor.userId, now: context.now, isOperator: actor.isOperator },
          'read',
        )
      : await openShown(context, { ...shown, link });
  if (node.kind !== KIND.file) throw new CallError('fileUnavailable');
  const body = await readBody(context, node, wanted.defId);
  if (body === undefined) throw new CallError('fileUnavailable');
  if (opens === true && actor !== VISITOR && node.state === STATE.live)
    await touchRecent(context, { ownerId: node.owner_id, id: node.id });
  const { canvas, version, def } = body;
  const { show, theme, page } = wanted;
  return context.app.pictures.content({
    kind: 'content',
    body: { canvas, version, def },
    category: node.category,
    wanted: { show, theme, page },
  });
};

/** Lists the calls about opening files by a link. */
export const openLinkCalls: readonly ImplementedCall[] = [
  implement(endpoints.viewLinks.open, {
    access: 'visitor',
    scope: 'files:read',
    items: ({ id }) => claimItem(id),
    handler: openThroughLink,
  }),
  implement(endpoints.charts.content, {
    access: 'visitor',
    scope: 'files:read',
    items: ({ id }) => claimItem(id),
    handler: readContent,
  }),
];

/** Finds a link to look at a file by that opens now. It asks the database also when there is no such file, so that both take as long. */
const findShown = async (
  { db, now }: CallContext,
  { link }: Shown,
  node: NodeRow | undefined,
): Promise<FoundLink | undefined> =>
  db
    .selectFrom('share_link as l')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'l.owner_id').onRef('n.id', '=', 'l.node_id'),
    )
    .select(['l.key', 'l.password_hash'])
    .where('l.id', '=', link)
    .where('l.kind', '=', LINK_KIND.view)
    .where('l.owner_id', '=', node?.owner_id ?? NOBODY)
    .where('l.node_id', '=', node?.id ?? NOBODY)
    .where(linkOpens(now))
    .executeTakeFirst();
