import type { CallData } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { readBodies } from '../definitions/index.ts';
import { insertNode, KIND, openLockedPlace, placeLast } from '../nodes/index.ts';
import type { Place } from '../nodes/index.ts';

/** The part of a template that its copies are made from. */
export interface CopiedTemplate {
  readonly id: string;
  readonly owner_id: string;
  readonly category: string;
  readonly title: string;
}

/** Makes a file of a template in a place that is locked, and notes that the person used it. */
export const copyTemplate = async (
  context: CallContext,
  template: CopiedTemplate,
  place: Place,
): Promise<CallData<'templates', 'clone'>> => {
  const bodies = await readBodies(context, { owner_id: template.owner_id, id: template.id });
  const at = { ownerId: place.ownerId, parentId: place.id, kind: KIND.file } as const;
  const named = await placeLast(context.db, at, template.title);
  const { id, file } = await insertNode(context, place, {
    ...named,
    kind: KIND.file,
    category: template.category,
    definitions: bodies.map(({ def }) => def ?? {}),
    templateId: template.id,
  });
  await noteUse(context, template.id);
  return { chart: id, file };
};

const noteUse = async ({ db, actor, now }: CallContext, templateId: string): Promise<void> => {
  await db
    .insertInto('template_use')
    .values({ user_id: actor.userId, template_id: templateId, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'template_id']).doUpdateSet({ used_at: now }))
    .execute();
};

/**
 * Makes a file of a paid template at the top of My files, also when it was withdrawn meanwhile or no file is left: a paid
 * template is delivered. Throws `templateUnavailable` when its content is gone.
 */
export const copyPaidTemplate = async (
  context: CallContext,
  templateId: string,
): Promise<CallData<'templates', 'clone'>> => {
  const { place } = await openLockedPlace(context, 'root');
  const template = await context.db
    .selectFrom('template as t')
    .innerJoin('node as n', (join) => join.onRef('n.owner_id', '=', 't.owner_id').onRef('n.id', '=', 't.id'))
    .select(['t.id', 't.owner_id', 't.category', 't.title'])
    .where('t.id', '=', templateId)
    .executeTakeFirst();
  if (template === undefined) throw new CallError('templateUnavailable');
  return copyTemplate(context, template, place);
};
