import type { App, Handle } from '../../../kernel/calls/context.ts';
import type { ListedTemplate } from '../list-template.ts';
import { REVIEW } from './tables.ts';
import type { Places } from './request.ts';

/** A template that was loaded, with the scene and topics that its author chose. */
export type PlacedTemplate = ListedTemplate & Pick<Places, 'scene' | 'topics'>;

/**
 * Enters templates that were loaded as published by their owners, so that an author finds them among the ones published by hand.
 * An existing entry takes the data of its template, under the time it was published.
 */
export const enterLoaded = async (
  app: App,
  db: Handle,
  { templates, publishedAt }: { readonly templates: readonly PlacedTemplate[]; readonly publishedAt: number },
): Promise<void> => {
  // The author may have deleted the file of one that was loaded before.
  const there = await findThere(db, templates);
  if (there.length === 0) return;
  const known = await db
    .selectFrom('template_review')
    .select(['id', 'node_id'])
    .where('node_id', 'in', idsOf(there))
    .whereRef('copy_id', '=', 'node_id')
    .execute();
  const ids = new Map(known.map(({ id, node_id: nodeId }) => [nodeId, id]));
  await db
    .insertInto('template_review')
    .values(
      there.map(({ id, ownerId, kind, category, title, about, tags, scene, topics, priceFen }) => ({
        id: ids.get(id) ?? app.createId(),
        owner_id: ownerId,
        node_id: id,
        copy_id: id,
        state: REVIEW.approved,
        ...{ kind, category, title, about, scene },
        tags: [...tags],
        topics: [...topics],
        price_fen: priceFen,
        asked_at: publishedAt,
        decided_at: publishedAt,
        decided_by: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        category: row.ref('excluded.category'),
        title: row.ref('excluded.title'),
        about: row.ref('excluded.about'),
        tags: row.ref('excluded.tags'),
        scene: row.ref('excluded.scene'),
        topics: row.ref('excluded.topics'),
        price_fen: row.ref('excluded.price_fen'),
      })),
    )
    .execute();
};

const idsOf = (templates: readonly PlacedTemplate[]): readonly string[] => templates.map(({ id }) => id);

const findThere = async (
  db: Handle,
  templates: readonly PlacedTemplate[],
): Promise<readonly PlacedTemplate[]> => {
  if (templates.length === 0) return [];
  const found = await db
    .selectFrom('node_locator')
    .select('id')
    .where('id', 'in', idsOf(templates))
    .execute();
  const ids = new Set(found.map(({ id }) => id));
  return templates.filter(({ id }) => ids.has(id));
};
