import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from '@chartdock/contract';
import type { CallData, CallParsedInput, TemplateKind, TemplatePlace } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { foldTitle } from '../search/index.ts';
import { localeOf, readAtPlace } from './at-place.ts';
import { placeImage } from './place-pictures.ts';
import { readCards } from './list-cards.ts';
import type { TemplatePage } from './list-cards.ts';

const FEATURED = 'featured';
const USED_PAGE = 100;

type Input<Name extends 'searchOfficial' | 'featured' | 'used' | 'usedBy' | 'liked' | 'topics' | 'scenes'> =
  CallParsedInput<'templates', Name>;

/** Names a place as the table keeps it; without a kind it stands in both. */
const placeOf = (kind: TemplateKind | undefined, category: string): string => `${kind ?? 'all'}/${category}`;

/** Lists templates of a place, and those that have some words, in any language (CALL-F-046). */
const searchOfficial = (context: CallContext, input: Input<'searchOfficial'>): Promise<TemplatePage> => {
  const { category = '', keyword = '', kind, price, length } = input;
  const place = placeOf(kind, category);
  return readAtPlace(context, { input, name: 'templates', place, price, length, folded: foldTitle(keyword) });
};

/** Lists the featured templates (CALL-F-051). */
const listFeatured = (context: CallContext, input: Input<'featured'>): Promise<TemplatePage> =>
  readAtPlace(context, { input, name: 'featured', place: placeOf(input.kind, FEATURED), folded: '' });

/** Lists the templates that the person used, latest first (CALL-F-047). */
const listUsed = (context: CallContext, input: Input<'used'>): Promise<TemplatePage> =>
  usedPage(context, { page: input.curPage ?? 1, pageSize: input.pageSize ?? USED_PAGE });

const usedPage = (
  context: CallContext,
  input: { readonly page: number; readonly pageSize: number },
): Promise<TemplatePage> =>
  readCards(context, {
    input,
    scope: ['used', context.actor.userId],
    source: sql`(select template_id, used_at as sort from template_use where user_id = ${context.actor.userId})`,
    where: sql<boolean>`true`,
    direction: 'desc',
  });

/** Lists the templates that a person used last; nobody reads anyone else's (CALL-F-053). */
const listUsedBy = (context: CallContext, { userId }: Input<'usedBy'>): Promise<TemplatePage> => {
  if (userId !== context.actor.userId) throw new CallError('notAllowed');
  return usedPage(context, { page: 1, pageSize: USED_PAGE });
};

/** Lists the templates among the favourites, latest first (CALL-F-048). */
const listLiked = (context: CallContext, input: Input<'liked'>): Promise<TemplatePage> =>
  readCards(context, {
    input,
    scope: ['liked', context.actor.userId, input.kind],
    source: sql`(select node_id as template_id, created_at as sort from favourite where user_id = ${context.actor.userId} and kind = 1)`,
    where: input.kind === undefined ? sql<boolean>`true` : sql<boolean>`t.kind = ${input.kind}`,
    direction: 'desc',
  });

type Places = CallData<'templates', 'topics'>;

const placesAs =
  (type: 'special' | 'scene', tables: Readonly<Record<TemplateKind, readonly TemplatePlace[]>>) =>
  (
    context: CallContext,
    { kind = 'flow' }: { readonly kind?: TemplateKind | undefined },
  ): Promise<Places> => {
    const locale = localeOf(context);
    const rows = tables[kind].map((place, position) => ({
      category: place.category,
      type,
      name: place[locale],
      position,
      image: placeImage(kind, place.category, 'plain'),
      image_hover: placeImage(kind, place.category, 'hover'),
      isHover: false,
    }));
    return Promise.resolve({ rows });
  };

/** Lists the calls that show the library. */
export const browseCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.searchOfficial, {
    access: 'visitor',
    scope: 'files:read',
    items: 'closed',
    handler: searchOfficial,
  }),
  implement(endpoints.templates.featured, {
    access: 'visitor',
    scope: 'files:read',
    items: 'closed',
    handler: listFeatured,
  }),
  implement(endpoints.templates.topics, {
    access: 'visitor',
    scope: 'files:read',
    items: 'none',
    handler: placesAs('special', TEMPLATE_TOPICS),
  }),
  implement(endpoints.templates.scenes, {
    access: 'visitor',
    scope: 'files:read',
    items: 'none',
    handler: placesAs('scene', TEMPLATE_SCENES),
  }),
  implement(endpoints.templates.used, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: listUsed,
  }),
  implement(endpoints.templates.usedBy, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: listUsedBy,
  }),
  implement(endpoints.templates.liked, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: listLiked,
  }),
];
