import { kindOfCategory } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { loadContacts } from '../accounts/index.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { loadRecord, openLockedItem, STATUS } from '../nodes/index.ts';
import { readPublishBlack } from '../privileges/index.ts';
import {
  isOwnTemplate,
  mayResell,
  requestReview,
  withdrawOffer,
  writePublication,
} from '../templates/index.ts';
import type { NodeRow, Status } from '../nodes/index.ts';

/**
 * Makes a file of one's own public, or holds it back until its review when the server says so (PUBLISH-02). A file that others
 * may clone is asked into the template library too, and any other leaves it. Throws `accountRestricted`, `phoneNeeded` and
 * `notPublishable`, in this order (PUBLISH-07); the last also for copies of templates that others sell, which may be looked at
 * and not cloned.
 */
const publishFile = async (
  context: CallContext,
  input: CallParsedInput<'publishing', 'publish'>,
): Promise<CallData<'publishing', 'publish'>> => {
  await requirePublisher(context);
  const node = await openOwn(context, input.chartId);
  if (kindOfCategory(node.category) === 'markdown') throw new CallError('notPublishable');
  const { description = '', tags, price: priceFen = 0, scene, topics, publicClone = false } = input;
  // A price is asked for a copy: a priced file is offered, also when the form did not say so.
  const isOffered = publicClone || priceFen > 0;
  if (isOffered) await requireResale(context, node);
  if (!isOffered) await withdrawOffer(context, node);
  // A template that was loaded is this very file: the published version stays as it is until the review is over.
  if (!isOffered || !(await isOwnTemplate(context.db, node))) {
    const said = { description, tags, price_fen: priceFen, published_at: context.now };
    await writePublication(context.db, node, said);
    const status = context.app.config.publishReview === 'on' ? STATUS.pending : STATUS.public;
    await setStatus(context, node, { status, public_clone: publicClone });
  }
  if (isOffered) await requestReview(context, node, { description, tags, priceFen, scene, topics });
  return { file: await loadRecord(context, { ownerId: node.owner_id, id: node.id }) };
};

/** Refuses to offer a copy of a template that someone else sells (CLONE-14). */
const requireResale = async (context: CallContext, node: NodeRow): Promise<void> => {
  if (!(await mayResell(context.db, node))) throw new CallError('notPublishable');
};

/** Refuses an account that may publish nothing: with `accountRestricted`, then with `phoneNeeded` (PUBLISH-07). */
export const requirePublisher = async (context: CallContext): Promise<void> => {
  if (await readPublishBlack(context)) throw new CallError('accountRestricted');
  if ((await loadContacts(context)).phone === null) throw new CallError('phoneNeeded');
};

/** Makes a file private again (PUBLISH-02) and takes it out of the template library; its publication data is forgotten. */
const cancelPublish = async (
  context: CallContext,
  { chartId }: CallParsedInput<'publishing', 'cancel'>,
): Promise<CallData<'publishing', 'cancel'>> => {
  const node = await openOwn(context, chartId);
  const { owner_id, id } = node;
  await context.db
    .deleteFrom('publication')
    .where('owner_id', '=', owner_id)
    .where('node_id', '=', id)
    .execute();
  await setStatus(context, node, { status: STATUS.private, public_clone: false });
  await withdrawOffer(context, node);
  return { file: await loadRecord(context, { ownerId: owner_id, id }) };
};

/** Lists the calls about making files public. */
export const publishCalls: readonly ImplementedCall[] = [
  implement(endpoints.publishing.publish, {
    access: 'token',
    scope: 'publish',
    items: ({ chartId }) => claimItem(chartId),
    handler: publishFile,
  }),
  implement(endpoints.publishing.cancel, {
    access: 'token',
    scope: 'publish',
    items: ({ chartId }) => claimItem(chartId),
    handler: cancelPublish,
  }),
];

/** Opens a live file of one's own; an editor of someone else's is refused. */
const openOwn = async (context: CallContext, id: string): Promise<NodeRow> => {
  const { opened } = await openLockedItem(context, { fileId: id, fileType: 'chart' }, 'publish');
  return opened.node;
};

const setStatus = async (
  { db }: CallContext,
  { owner_id, id }: NodeRow,
  change: { readonly status: Status; readonly public_clone: boolean },
): Promise<void> => {
  await db
    .updateTable('node')
    .set({ ...change, version: sql`version + 1` })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
};
