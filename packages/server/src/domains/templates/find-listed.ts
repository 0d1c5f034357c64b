import type { Handle } from '../../kernel/calls/context.ts';
import { idSchema } from '@chartdock/contract/schema';

/** Finds a template that everyone sees by its id or by the name of its source, in a language where there are several. Returns its id. */
export const findListed = async (
  db: Handle,
  { name, locale }: { readonly name: string; readonly locale: 'zh' | 'en' },
): Promise<string | undefined> => {
  const isId = idSchema.safeParse(name).success;
  const found = await db
    .selectFrom('template')
    .select(['id', 'locale'])
    // A name of ours comes before the same name of an operator.
    .where((row) => (isId ? row('id', '=', name) : row('slug', 'in', [name, `/${name}`])))
    .where('client_id', 'is', null)
    .where('state', '=', 0)
    .orderBy('slug', 'desc')
    .execute();
  return (found.find((one) => one.locale === locale) ?? found[0])?.id;
};
