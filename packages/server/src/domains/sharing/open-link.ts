import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { describeChart } from '../charts/index.ts';
import { VISITOR } from '../../kernel/calls/actor.ts';
import type { WrittenJson } from '../../kernel/calls/written-json.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { contentKey } from '../../drawing/pictures/picture-key.ts';
import { definitionIdOf, readBody, readCanvasState } from '../definitions/index.ts';
import type { CanvasState } from '../definitions/index.ts';
import type {} from '../../drawing/pictures/picture-pool.ts';
import type { ContentJob } from '../../drawing/pictures/picture-job.types.ts';
import type { NodeRow, OpenedNode } from '../nodes/index.ts';
import { KIND, STATE, askerOf, decide, findNode, linkOpens, openNode, touchRecent } from '../nodes/index.ts';
import { LINK_KIND, countUse } from './link-rows.ts';
import { requireLink } from './require-link.ts';
import type { FoundLink } from './require-link.ts';

// No row has it.
const NOBODY = VISITOR.userId;

type Shown = CallParsedInput<'viewLinks', 'open'>;

/**
 * Returns the facts about a file to a person who shows a link of it (PERM-10); who may see the file anyway needs none. Throws
 * `viewPasswordNeeded`, `viewPasswordWrong` and, past five wrong ones of one visitor in a minute, `tooManyRequests`; everything
 * else that does not open is `fileUnavailable`, for any reason.
 */
const openThroughLink = async (context: CallContext, shown: Shown): Promise<CallData<'viewLinks', 'open'>> =>
  describeChart(context, await openShown(context, shown, true));

/** Opens a file for a person who shows a link of it; a visit is counted, reading during it is not. */
const openShown = async (context: CallContext, shown: Shown, isVisit = false): Promise<OpenedNode> => {
  const viewerId = context.actor.userId;
  const found = await findNode(context.db, { id: shown.id, ...askerOf(context) });
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
 * Returns the content of a canvas to people who may look at it, by a link when one is shown (ROUTE-34). Throws as
 * {@link openThroughLink} does, and `fileUnavailable` for a folder and for a canvas that is none.
 */
const readContent = async (
  context: CallContext,
  { id, link, viewPassword, opens, ...wanted }: CallParsedInput<'charts', 'content'>,
): Promise<WrittenJson<CallData<'charts', 'content'>>> => {
  const { actor } = context;
  const pass = { link, ...(viewPassword === undefined ? {} : { viewPassword }) };
  const opened = await openForContent(context, id, pass);
  const { node } = opened;
  const isPreview = decide(opened, actor.userId, 'content') !== 'allowed';
  if (isPreview) requirePreviewable(wanted);
  const state = await readCanvasState(context.db, node, isPreview ? undefined : wanted.defId);
  if (state === undefined) throw new CallError('fileUnavailable');
  if (opens === true && actor !== VISITOR && node.state === STATE.live)
    await touchRecent(context, { ownerId: node.owner_id, id: node.id });
  const { show, theme, page } = wanted;
  const look = isPreview ? { isPreview, theme } : { show, theme, page };
  return drawContent(context, { node, state, look });
};

/** Opens a file to look at its content, by a link when one is shown. Throws `fileUnavailable` for a folder too. */
const openForContent = async (
  context: CallContext,
  id: string,
  { link, ...pass }: { readonly link: string | undefined; readonly viewPassword?: string },
): Promise<OpenedNode> => {
  const { db, actor } = context;
  const opened =
    link === undefined
      ? await openNode(db, { id, ...askerOf(context), isOperator: actor.isOperator }, 'read')
      : await openShown(context, { id, ...pass, link });
  if (opened.node.kind !== KIND.file) throw new CallError('fileUnavailable');
  return opened;
};

interface DrawnBody {
  readonly node: NodeRow;
  readonly state: CanvasState;
  readonly look: ContentJob['wanted'];
}

/** Has a canvas drawn in the turn of the caller; visitors count by their address. */
const drawContent = (
  context: CallContext,
  { node, state, look }: DrawnBody,
): Promise<WrittenJson<CallData<'charts', 'content'>>> => {
  const { app, actor, request } = context;
  const { canvas, version, updatedAt } = state;
  const { id: fileId, category } = node;
  const isStranger = actor === VISITOR;
  // A kept content is not read again.
  const read = async (): Promise<ContentJob> => {
    const body = await readBody(context, node, definitionIdOf(canvas));
    if (body === undefined) throw new CallError('fileUnavailable');
    const { def } = body;
    return { kind: 'content', body: { canvas, version: body.version, def }, category, wanted: look };
  };
  return app.pictures.content(read, {
    key: contentKey({ fileId, canvas, version, updatedAt, category, wanted: { ...look } }),
    asker: isStranger ? `address ${request.ip}` : `account ${actor.userId}`,
    isStranger,
    cost: state.bytes ?? 0,
  });
};

/** Refuses parts that a preview lacks: definitions, other canvases than the first, pages for a printer. */
const requirePreviewable = ({ show, theme, defId }: Partial<CallParsedInput<'charts', 'content'>>): void => {
  if (show === 'definition' || theme === 'print' || defId !== undefined) throw new CallError('notAllowed');
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
