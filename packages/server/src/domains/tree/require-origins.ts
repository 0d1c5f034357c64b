import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { askerOf, readOriginHolding } from '../nodes/index.ts';

/** Refuses to copy files of someone else that were made from what is sold: working on them together is one thing, and having them another (CLONE-14). */
export const requireOrigins = async (
  context: CallContext,
  ownerId: string,
  ids: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ readonly id: string }>`
    select distinct template_id as id from node
      where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and template_id is not null`.execute(
    context.db,
  );
  const origins = rows.map(({ id }) => id);
  if ((await readOriginHolding(context.db, origins, askerOf(context))) !== 'whole')
    throw new CallError('notAllowed');
};
