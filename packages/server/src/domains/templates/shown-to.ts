import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../kernel/calls/actor.ts';

/** Says of a template `t` whether someone may know of it: those of a partner are for people who come with its token. */
export const isShownTo = ({ partner }: Pick<Actor, 'partner'>): RawBuilder<boolean> =>
  sql<boolean>`(t.client_id is null or t.client_id = ${partner?.clientId ?? ''})`;
