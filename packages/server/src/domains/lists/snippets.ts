import type { FileRecord } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { cutSnippet, foldText, isNearWord } from '../search/index.ts';
import type { RecordRow } from '../nodes/index.ts';

/** Matching part of a file in a search, as its record shows it. */
export type Match = NonNullable<FileRecord['match']>;

/** Words of a text that are nearly one that was looked for. */
const nearWords = (text: string, wanted: readonly string[]): readonly string[] =>
  [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) =>
    wanted.some((one) => word === one || isNearWord(word, one)),
  );

/**
 * Reads the parts of files that match the searched words, by the ids of the files. One that only its title brought here has
 * nothing.
 */
export const loadSnippets = async (
  { db }: CallContext,
  rows: readonly RecordRow[],
  { folded, isNear }: { readonly folded: string; readonly isNear: boolean },
): Promise<ReadonlyMap<string, Match>> => {
  if (rows.length === 0) return new Map();
  const [owners, ids] = [rows.map((row) => row.owner_id), rows.map((row) => row.id)];
  const found = await db
    .selectFrom('node_words')
    .select(['node_id', 'text'])
    .where(sql<boolean>`(owner_id, node_id) in (select * from unnest(${owners}::uuid[], ${ids}::uuid[]))`)
    .execute();
  const wanted = folded.split(' ').filter((word) => word !== '');
  return new Map(
    found.flatMap(({ node_id: id, text }) => {
      const snippet = cutSnippet(text, isNear ? nearWords(text, wanted) : wanted);
      if (snippet === undefined) return [];
      const ranges = snippet.ranges.map(([from, to]) => ({ from, to }));
      return [[id, { text: snippet.text, ranges }] as const];
    }),
  );
};
