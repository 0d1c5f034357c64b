import { createHash } from 'node:crypto';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';

/** Where a list goes on: after the row with this sort value and id, in this section. */
export interface Cursor {
  /** Part of the list: folders before files, titles before words. */
  readonly section: number;
  readonly value: string | number;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sealOf = (scope: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(scope)).digest('base64url').slice(0, 8);

/** Writes a cursor for a list; `scope` holds everything that shapes the list, so that the cursor fits no other. */
export const formatCursor = (cursor: Cursor, scope: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([sealOf(scope), cursor.section, cursor.value, cursor.id])).toString('base64url');

/** Reads a cursor back. Throws `invalidInput` for a text that is no cursor of this list. */
export const parseCursor = (
  text: string,
  scope: readonly unknown[],
  valueType: 'string' | 'number',
): Cursor => {
  const parts = decode(text);
  const [seal, section, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const fits =
    seal === sealOf(scope) &&
    (section === 0 || section === 1 || section === 2) &&
    typeof value === valueType &&
    (typeof value === 'string' || Number.isSafeInteger(value)) &&
    typeof id === 'string' &&
    UUID.test(id);
  if (!fits) throw refuseInput('cursor', 'The cursor is none of this list');
  const cleaned = typeof value === 'string' ? value.replaceAll('\u0000', '') : Number(value);
  return { section, value: cleaned, id };
};

const decode = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
