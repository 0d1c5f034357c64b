import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { foldTitle } from '../search/index.ts';
import { localeOf, partnerPlace, readAtPlace } from './at-place.ts';
import type { TemplatePage } from './list-cards.ts';

/** A person's own session comes from no partner, and there is no partner of this id. */
const clientOf = ({ actor }: CallContext): string => actor.partner?.clientId ?? '';

/** Lists templates of the partner that the token belongs to. */
const listOfPartner = (
  context: CallContext,
  input: CallParsedInput<'templates', 'ofPartner'>,
): Promise<TemplatePage> => {
  const { category = '', keyword = '' } = input;
  const place = partnerPlace(clientOf(context), category);
  return readAtPlace(context, { input, name: 'partner templates', place, folded: foldTitle(keyword) });
};

/** Returns the name of the token's partner, its categories and how many templates it has. */
const readShelf = async (context: CallContext): Promise<CallData<'templates', 'partnerShelf'>> => {
  const { db } = context;
  const clientId = clientOf(context);
  const [client, categories, count] = await Promise.all([
    db.selectFrom('partner_client').select('name').where('id', '=', clientId).executeTakeFirst(),
    db
      .selectFrom('partner_template_category')
      .select(['category', 'zh', 'en'])
      .where('client_id', '=', clientId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('template_place')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('place', '=', partnerPlace(clientId, ''))
      .where('locale', '=', localeOf(context))
      .executeTakeFirst(),
  ]);
  return {
    name: client?.name ?? '',
    places: categories.map((row) => ({ category: row.category, name: row[localeOf(context)] })),
    total: Number(count?.total ?? 0),
  };
};

/** Lists the calls about templates of partners. */
export const partnerCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.ofPartner, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: listOfPartner,
  }),
  implement(endpoints.templates.partnerShelf, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readShelf,
  }),
];
