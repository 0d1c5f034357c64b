import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { ReadingBodies, StoredFile } from './bodies.ts';

/** A definition as it is stored, for a thread that reads it: JSON text, or that text packed. */
export type StoredText = { readonly text: string } | { readonly packed: Uint8Array };

/** The canvas of a file that its picture shows. */
export interface Drawable {
  /** Names its content; the same name never stands for anything else. */
  readonly contentKey: string;
  /** Reads it. Throws `fileUnavailable` for one that went since its row was read. */
  readonly load: () => Promise<StoredText>;
}

/** Finds the first canvas of a file without reading its large columns, or parsing any of it; undefined for a file without one. */
export const findDrawable = async (
  { db, app }: ReadingBodies,
  node: StoredFile,
): Promise<Drawable | undefined> => {
  const row = await db
    .selectFrom('node_body')
    .select(['object_key', sql<string | null>`case when object_key is null then def::text end`.as('text')])
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .orderBy('ord')
    .orderBy('canvas')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { object_key: key } = row;
  if (key === null) {
    const text = row.text ?? 'null';
    const contentKey = createHash('sha256').update(text).digest('base64url');
    return { contentKey, load: () => Promise.resolve({ text }) };
  }
  // The key of an object is never used again, so it stands for its content.
  return {
    contentKey: `object ${key}`,
    load: async () => {
      const packed = await app.blobs.get(key);
      if (packed === undefined) throw new CallError('fileUnavailable');
      return { packed };
    },
  };
};
