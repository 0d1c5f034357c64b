import { BATCH_ITEMS } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { BatchResult, BatchType } from '@chartdock/contract';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import type { ChangedItem, ItemFailure } from './change.types.ts';
import type { Watch } from './changes.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { refOf } from '../items/normalise-file.ts';
import type { Calls } from '../ports/ports.types.ts';

/** The calls behind changes of several items. */
export interface BatchClient {
  readonly folders: Calls<'folders', 'batchOperation' | 'getFolderData'>;
}

/** Outcome of a change, by item. Items left when the change was stopped are in neither list. */
export interface BatchOutcome {
  readonly done: readonly ChangedItem[];
  readonly failed: readonly ItemFailure[];
  /** Copies that were made. */
  readonly made: readonly ChangedItem[];
}

/** One operation on several items. */
export interface BatchRequest {
  readonly type: BatchType;
  readonly items: readonly ChangedItem[];
  /** Target of a move or a copy. */
  readonly folderId?: string;
}

/** Items of the first call; each further one takes twice as many, so that progress shows early and many items need few calls. */
export const FIRST_CHUNK = 25;

/** Calls that may be spent on finding out which items of a refused call are to blame. */
const SPLIT_BUDGET = 40;

/** Refusals of a whole call for the sake of one item in it. */
const ITEM_REFUSALS: ReadonlySet<string> = new Set([CODE.fileUnavailable, CODE.notAllowed, CODE.notInTrash]);

/** Returns the first reason why something failed. */
export const firstFailure = ({ failed }: Pick<BatchOutcome, 'failed'>): Failure | undefined =>
  failed[0]?.failure;

/** Cuts items into calls: 25, 50, 100 and so on up to the limit of one call. */
export const chunksOf = (items: readonly ChangedItem[]): readonly (readonly ChangedItem[])[] => {
  const chunks: (readonly ChangedItem[])[] = [];
  let size = FIRST_CHUNK;
  for (let at = 0; at < items.length; size = Math.min(size * 2, BATCH_ITEMS)) {
    chunks.push(items.slice(at, at + size));
    at += size;
  }
  return chunks;
};

const failAll = (items: readonly ChangedItem[], failure: Failure): BatchOutcome => ({
  done: [],
  failed: items.map((item) => ({ item, failure })),
  made: [],
});

const joined = (one: BatchOutcome, other: BatchOutcome): BatchOutcome => ({
  done: [...one.done, ...other.done],
  failed: [...one.failed, ...other.failed],
  made: [...one.made, ...other.made],
});

const outcomeOf = ({ items, folderId }: BatchRequest, results: readonly BatchResult[]): BatchOutcome => {
  const answers = new Map(results.map((result) => [result.fileId, result]));
  const done: ChangedItem[] = [];
  const failed: ItemFailure[] = [];
  const made: ChangedItem[] = [];
  for (const item of items) {
    const answer = answers.get(item.id);
    if (answer === undefined || answer.code === CODE.ok) done.push(item);
    else
      failed.push({ item, failure: { code: answer.code, text: { literal: answer.msg }, isSilent: false } });
    if (answer?.newId !== undefined)
      made.push({ ...item, id: answer.newId, parentId: folderId ?? item.parentId });
  }
  return { done, failed, made };
};

const sendChunk = async (client: BatchClient, request: BatchRequest): Promise<BatchOutcome> => {
  const { type, items, folderId } = request;
  const input = { type, items: items.map(refOf), ...(folderId === undefined ? {} : { folderId }) };
  try {
    const { results } = await client.folders.batchOperation(input, WRITE);
    return outcomeOf(request, results);
  } catch (error) {
    return failAll(items, failureOf(error));
  }
};

/** Returns whether the target of a move or copy is there; if not, no item is to blame. */
const hasTarget = async (client: BatchClient, folderId: string | undefined): Promise<boolean> => {
  if (folderId === undefined) return true;
  try {
    await client.folders.getFolderData({ folderId }, KEPT);
    return true;
  } catch {
    return false;
  }
};

interface Budget {
  left: number;
}

/** Runs a refused call in halves until the items that may not be changed are alone; the others are changed. */
const splitChunk = async (
  client: BatchClient,
  request: BatchRequest,
  { refused, budget }: { readonly refused: BatchOutcome; readonly budget: Budget },
): Promise<BatchOutcome> => {
  const { items } = request;
  if (items.length < 2 || budget.left < 2) return refused;
  const middle = Math.ceil(items.length / 2);
  let outcome: BatchOutcome = { done: [], failed: [], made: [] };
  for (const half of [items.slice(0, middle), items.slice(middle)]) {
    budget.left -= 1;
    const part = { ...request, items: half };
    const tried = await sendChunk(client, part);
    const isRefused = tried.failed.length === half.length && isItemRefusal(tried);
    outcome = joined(outcome, isRefused ? await splitChunk(client, part, { refused: tried, budget }) : tried);
  }
  return outcome;
};

const isItemRefusal = (outcome: BatchOutcome): boolean =>
  ITEM_REFUSALS.has(firstFailure(outcome)?.code ?? '');

const runChunk = async (client: BatchClient, request: BatchRequest): Promise<BatchOutcome> => {
  const outcome = await sendChunk(client, request);
  const isRefused = outcome.failed.length === request.items.length && isItemRefusal(outcome);
  if (!isRefused || request.items.length < 2) return outcome;
  if (!(await hasTarget(client, request.folderId))) return outcome;
  return splitChunk(client, request, { refused: outcome, budget: { left: SPLIT_BUDGET } });
};

const isEnvelopeCode = (code: string): boolean => /^\d+$/.test(code);

const BUSY: ReadonlySet<string> = new Set([CODE.tooManyRequests, CODE.databaseBusy]);

/** Returns whether going on makes sense after a call: not when it got no response, or one that asks for rest. */
export const isHopeless = ({ done, failed }: Pick<BatchOutcome, 'done' | 'failed'>): boolean =>
  done.length === 0 &&
  failed.length > 0 &&
  failed.every(({ failure }) => !isEnvelopeCode(failure.code) || BUSY.has(failure.code));

/**
 * Runs one operation on any number of items, one call after the other. Never rejects. Refused calls are split
 * and retried, so that one item does not stop the others; when the server cannot be reached, the rest is not
 * tried.
 */
export const runBatch = async (
  client: BatchClient,
  request: BatchRequest,
  watch: Watch,
): Promise<BatchOutcome> => {
  const done: ChangedItem[] = [];
  const failed: ItemFailure[] = [];
  const made: ChangedItem[] = [];
  for (const items of chunksOf(request.items)) {
    if (watch.isStopped()) break;
    const outcome = await runChunk(client, { ...request, items });
    done.push(...outcome.done);
    failed.push(...outcome.failed);
    made.push(...outcome.made);
    if (isHopeless(outcome)) {
      const rest = request.items.slice(done.length + failed.length);
      const [first] = outcome.failed;
      if (first !== undefined) failed.push(...rest.map((item) => ({ item, failure: first.failure })));
      break;
    }
    watch.report({ tried: done.length + failed.length, failed: [...failed] });
  }
  return { done, failed, made };
};

/** Runs an operation on one item by its own call; the outcome looks like a batch of one. Never rejects. */
export const runSingle = async (
  item: ChangedItem,
  call: () => Promise<ChangedItem | undefined>,
): Promise<BatchOutcome> => {
  try {
    const made = await call();
    return { done: [item], failed: [], made: made === undefined ? [] : [made] };
  } catch (error) {
    return failAll([item], failureOf(error));
  }
};
