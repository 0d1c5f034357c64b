import { TEMPLATE_SCENES } from '@chartdock/contract';
import type { Handle } from '../kernel/calls/context.ts';
import type { SourceFile, TemplateSource } from './read-source.ts';

/** File that names the categories of a partner, one on each line: `onboarding: 入职 | Onboarding`. */
export const CATEGORIES_FILE = 'categories.txt';

/** A category of a partner. */
export interface PartnerCategory {
  /** Folder that its sources lie in. */
  readonly category: string;
  readonly zh: string;
  readonly en: string;
}

/** Reads the categories that a partner has of its own, in their order. */
export const readCategories = (files: readonly SourceFile[]): readonly PartnerCategory[] => {
  const text = files.find(({ path }) => path === CATEGORIES_FILE)?.text ?? '';
  return text.split(/\r?\n/).flatMap((line) => {
    const [, category, names = ''] = /^([\w-]+):(.*)/s.exec(line) ?? [];
    const [chinese = '', ...english] = names.split('|');
    const [zh, en] = [chinese.trim(), english.join('|').trim()];
    return category === undefined || zh === '' ? [] : [{ category, zh, en: en === '' ? zh : en }];
  });
};

/** Lists the categories that sources stand in: the partner's own in their order, then scenes of ours by their names. */
export const categoriesOf = (
  sources: readonly TemplateSource[],
  own: readonly PartnerCategory[],
): readonly PartnerCategory[] => {
  const used = new Set(sources.map(({ scene }) => scene));
  const named = new Set(own.map(({ category }) => category));
  const ours = [...TEMPLATE_SCENES.flow, ...TEMPLATE_SCENES.mind]
    .filter(({ category }) => used.has(category) && !named.has(category))
    .map(({ category, zh, en }) => ({ category, zh, en }));
  const once = new Map(ours.map((one) => [one.category, one]));
  return [...own.filter(({ category }) => used.has(category)), ...once.values()];
};

/** Names the categories of a partner; those that it had before and are not named now keep their names and stand last. */
export const nameCategories = async (
  db: Handle,
  clientId: string,
  categories: readonly PartnerCategory[],
): Promise<void> => {
  if (categories.length === 0) return;
  await db
    .updateTable('partner_template_category')
    .set((row) => ({ position: row('position', '+', categories.length) }))
    .where('client_id', '=', clientId)
    .execute();
  await db
    .insertInto('partner_template_category')
    .values(categories.map((one, position) => ({ client_id: clientId, position, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'category']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        zh: row.ref('excluded.zh'),
        en: row.ref('excluded.en'),
      })),
    )
    .execute();
};
