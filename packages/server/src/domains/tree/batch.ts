import { CODE_MESSAGES, createTranslator, sharedMessages } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { BatchResult, BatchType, CallData, CallParsedInput, Code } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import type { Claim } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { Action, Item } from '../nodes/index.ts';
import { isCallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import type { Use } from '../../kernel/calls/items.ts';
import { copyItem } from './copy.ts';
import { lockOwner, openItem, openPlace } from '../nodes/index.ts';
import { moveItem } from './move.ts';
import { removeFromTrash, restore, toTrash } from './trash.ts';

type Batch = CallParsedInput<'folders', 'batchOperation'>;

interface Operation {
  readonly action: Action;
  /** How a token for items must cover an item; undefined closes the operation to such tokens. */
  readonly use: Use | undefined;
  readonly needsFolder: boolean;
  /** Does the operation to one item and returns the id of the new thing, if any. */
  readonly run: (context: CallContext, item: Item, folderId: string) => Promise<string | undefined>;
}

const nothing = (): undefined => undefined;

const OPERATIONS: Readonly<Record<BatchType, Operation>> = {
  to_trash: {
    action: 'arrange',
    use: 'inside',
    needsFolder: false,
    run: (context, item) => toTrash(context, item).then(nothing),
  },
  restore: {
    action: 'dispose',
    use: 'restored',
    needsFolder: false,
    run: (context, item) => restore(context, item).then(nothing),
  },
  remove_from_trash: {
    action: 'dispose',
    use: undefined,
    needsFolder: false,
    run: (context, item) => removeFromTrash(context, item).then(nothing),
  },
  move: {
    action: 'arrange',
    use: 'inside',
    needsFolder: true,
    run: (context, item, folderId) => moveItem(context, { ...item, folderId }).then(nothing),
  },
  copy: {
    action: 'read',
    use: 'itself',
    needsFolder: true,
    run: async (context, item, folderId) => (await copyItem(context, { ...item, folderId })).file.fileId,
  },
};

const claimBatch = ({ type, items, folderId }: Batch): readonly Claim[] | undefined => {
  const { use } = OPERATIONS[type];
  if (use === undefined) return undefined;
  return [...items.flatMap(({ fileId }) => claimItem(fileId, use)), ...claimItem(folderId)];
};

/** Does one operation to several items in one transaction (CALL-F-016, LIFE-09). An item that may not be so used refuses the whole batch; any other failure is that item's own. */
const runBatch = async (
  context: CallContext,
  input: Batch,
): Promise<CallData<'folders', 'batchOperation'>> => {
  const operation = OPERATIONS[input.type];
  const folderId = input.folderId ?? 'root';
  if (operation.needsFolder && input.folderId === undefined) {
    throw refuseInput('folderId', 'The folder is missing');
  }
  const items = distinct(input.items);
  const owners = new Set<string>(operation.needsFolder ? [(await openPlace(context, folderId)).ownerId] : []);
  const chosen = new Set<string>();
  const chains = new Map<Item, readonly string[]>();
  for (const item of items) {
    const { node, chainIds } = await openItem(context, item, operation.action);
    if (operation.action !== 'read') owners.add(node.owner_id);
    chosen.add(node.id);
    chains.set(
      item,
      chainIds.filter((id) => id !== node.id),
    );
  }
  // A thing in a folder of the batch goes with it: done by itself it would be taken out of it, or be gone already.
  const goesAlong = (item: Item): boolean => chains.get(item)?.some((id) => chosen.has(id)) === true;
  // Always in the same order, so that two batches over the same owners cannot wait for each other.
  for (const ownerId of [...owners].toSorted()) await lockOwner(context, ownerId);
  const results: BatchResult[] = [];
  for (const item of items)
    results.push(
      goesAlong(item)
        ? { ...item, ...outcome(context, CODE.ok) }
        : await runItem(context, item, (one) => operation.run(context, one, folderId)),
    );
  return { results };
};

/** Lists the calls about doing one thing to many items. */
export const batchCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.batchOperation, {
    access: 'token',
    scope: 'files:write',
    items: claimBatch,
    handler: runBatch,
  }),
];

const distinct = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.fileId, item])).values(),
];

const runItem = async (
  context: CallContext,
  item: Item,
  run: (item: Item) => Promise<string | undefined>,
): Promise<BatchResult> => {
  const { db } = context;
  await sql`savepoint item`.execute(db);
  try {
    const newId = await run(item);
    await sql`release savepoint item`.execute(db);
    return { ...item, ...outcome(context, CODE.ok), ...(newId === undefined ? {} : { newId }) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    await sql`rollback to savepoint item`.execute(db);
    return { ...item, ...outcome(context, error.code) };
  }
};

const outcome = ({ locale }: CallContext, code: Code): { code: string; msg: string } => ({
  code,
  msg: createTranslator(locale, sharedMessages)(CODE_MESSAGES[code]),
});
