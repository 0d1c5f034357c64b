import { CODE, LIMITS } from '@chartdock/contract';
import type { BatchResult, BatchType } from '@chartdock/contract';
import { WRITE } from '../call-settings.ts';
import { failureOf } from '../events/failure-of.ts';
import type { Failure } from '../events/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { refOf } from '../items/normalise-file.ts';
import type { FilesClient } from '../ports.types.ts';

/** What became of each item of a command. */
export interface BatchOutcome {
  readonly done: readonly FileItem[];
  readonly failed: readonly FileItem[];
  /** The first reason; undefined when nothing failed. */
  readonly failure: Failure | undefined;
}

/** One operation on several items. */
export interface BatchRequest {
  readonly type: BatchType;
  readonly items: readonly FileItem[];
  /** Target of a move or a copy. */
  readonly folderId?: string;
}

const chunksOf = (items: readonly FileItem[]): readonly (readonly FileItem[])[] =>
  Array.from({ length: Math.ceil(items.length / LIMITS.batchItems) }, (_, index) =>
    items.slice(index * LIMITS.batchItems, (index + 1) * LIMITS.batchItems),
  );

const refusalOf = (results: readonly BatchResult[]): Failure | undefined => {
  const refused = results.find((result) => result.code !== CODE.ok);
  return refused && { code: refused.code, text: { literal: refused.msg }, isSilent: false };
};

const runChunk = async (client: FilesClient, request: BatchRequest): Promise<BatchOutcome> => {
  const { type, items, folderId } = request;
  const input = { type, items: items.map(refOf), ...(folderId === undefined ? {} : { folderId }) };
  try {
    const { results } = await client.folders.batchOperation(input, WRITE);
    const refused = new Set(
      results.filter((result) => result.code !== CODE.ok).map((result) => result.fileId),
    );
    return {
      done: items.filter((item) => !refused.has(item.id)),
      failed: items.filter((item) => refused.has(item.id)),
      failure: refusalOf(results),
    };
  } catch (error) {
    return { done: [], failed: items, failure: failureOf(error) };
  }
};

/** Runs one operation on any number of items, at most 500 per call and one call after the other. Never rejects. */
export const runBatch = async (client: FilesClient, request: BatchRequest): Promise<BatchOutcome> => {
  let outcome: BatchOutcome = { done: [], failed: [], failure: undefined };
  for (const items of chunksOf(request.items)) {
    const { done, failed, failure } = await runChunk(client, { ...request, items });
    outcome = {
      done: [...outcome.done, ...done],
      failed: [...outcome.failed, ...failed],
      failure: outcome.failure ?? failure,
    };
  }
  return outcome;
};

/** Runs an operation on one item by its own call; the outcome looks like a batch of one. Never rejects. */
export const runSingle = async (item: FileItem, call: () => Promise<unknown>): Promise<BatchOutcome> => {
  try {
    await call();
    return { done: [item], failed: [], failure: undefined };
  } catch (error) {
    return { done: [], failed: [item], failure: failureOf(error) };
  }
};
