import type { DatabaseLocation } from '../../../packages/server/src/kernel/db/database.ts';
import type { App, Handle } from '../../../packages/server/src/kernel/calls/context.ts';
import { createAccount } from '../../../packages/server/src/domains/accounts/accounts.ts';
import { createRandom } from '../../../packages/server/src/demo/random.ts';
import type { Random } from '../../../packages/server/src/demo/random.ts';
import { withoutIndexes } from '../../../packages/server/src/demo/without-indexes.ts';
import { titleKey } from '../../../packages/server/src/domains/search/index.ts';
import { listTemplates } from '../../../packages/server/src/domains/templates/list-template.ts';
import type { ListedTemplate } from '../../../packages/server/src/domains/templates/list-template.ts';
import { addMember, fillDatabase } from '../server/folder-data.ts';

/** Account that searches. */
export const READER = 'bench-reader@chartdock.test';

const BATCH = 1_000;
/** Of ten templates, those of the house; each of its sources is two of them, one for each language. */
const HOUSE_OF_TEN = 2;
const AUTHORS = 100;
const SCENES = {
  flow: ['flowchart', 'er', 'swimlane', 'gantt', 'bpmn'],
  mind: ['style', 'law', 'education', 'study-notes'],
} as const;
const TOPICS = ['business-operation', 'project-management'] as const;
const PHRASES: readonly (readonly [zh: string, en: string])[] = [
  ['订单处理', 'order handling'],
  ['采购审批', 'purchase approval'],
  ['员工入职', 'staff onboarding'],
  ['产品规划', 'product planning'],
  ['质量检查', 'quality inspection'],
  ['项目复盘', 'project review'],
  ['会议纪要', 'meeting minutes'],
  ['系统架构', 'system architecture'],
  ['数据模型', 'data model'],
  ['财务报销', 'expense claim'],
  ['仓库盘点', 'stock taking'],
  ['合同审查', 'contract review'],
  ['课程安排', 'course schedule'],
  ['市场推广', 'market campaign'],
  ['售后服务', 'after-sales service'],
  ['风险评估', 'risk assessment'],
];

interface Texts {
  readonly title: string;
  readonly content: string;
}

/** Writes the texts of a template: half are processes, a third name customers inside, one in a hundred is quarterly, five of all are rare. */
const textsOf = (
  random: Random,
  { index, size, isHouse }: { readonly index: number; readonly size: number; readonly isHouse: boolean },
): { readonly zh: Texts; readonly en: Texts } => {
  const [zh, en] = PHRASES[random.int(0, PHRASES.length - 1)] ?? ['', ''];
  const marks: (readonly [zh: string, en: string])[] = [];
  if (random.int(1, 100) <= 50) marks.push(['流程', 'process']);
  if (random.int(1, 100) === 1) marks.push(['季度', 'quarterly']);
  if (index % Math.floor(size / 5) === Math.floor(size / 10)) marks.push(['稀土', 'needle']);
  const lines = Array.from({ length: random.int(4, 12) }, () =>
    random.pick(['开始', '检查', '结束', '通知']),
  );
  const words = Array.from({ length: 6 }, () => PHRASES[random.int(0, PHRASES.length - 1)] ?? ['', '']);
  if (random.int(1, 100) <= 30) words.push(['联系客户', 'call the customer']);
  if (random.int(1, 100) === 1) words.push(['海关申报', 'customs entry']);
  if (!isHouse && random.int(1, 100) <= 40) words.push(['社区分享', 'community']);
  const write = (at: 0 | 1, named: string): Texts => ({
    title: [named, ...marks.map((mark) => mark[at]), String(index)].join(at === 0 ? '' : ' '),
    content: [
      ...words.map((word) => word[at]),
      ...(at === 0 ? lines : lines.map((_, step) => `step ${step}`)),
    ].join('\n'),
  });
  return { zh: write(0, zh), en: write(1, en) };
};

interface Accounts {
  readonly house: string;
  /** Holds the templates that authors published. */
  readonly shelf: string;
  readonly authors: readonly string[];
}

/** Makes some templates of a library, always the same ones. */
const makeTemplates = (
  app: App,
  size: number,
  { house, shelf, authors }: Accounts,
): readonly ListedTemplate[] => {
  const random = createRandom(size);
  const housed = (size * HOUSE_OF_TEN) / 10;
  const templates: ListedTemplate[] = [];
  for (let index = 0; templates.length < size; index += 1) {
    const isHouse = templates.length < housed;
    const kind = random.int(1, 10) <= 6 ? 'flow' : 'mind';
    const scenes = SCENES[kind];
    const texts = textsOf(random, { index, size, isHouse });
    const shared = {
      isHouse,
      kind,
      clientId: null,
      category: kind,
      about: '',
      tags: ['bench'],
      priceFen: random.int(1, 10) <= 6 ? 0 : 990,
      places: [
        scenes[random.int(0, scenes.length - 1)] ?? '',
        ...(random.int(1, 5) === 1 ? [random.pick(TOPICS)] : []),
      ],
      // As publishing ranks them: by the hour.
      rank: isHouse ? index : 880_000 + Math.floor(((index - housed) / size) * 8_000),
    } as const;
    if (isHouse)
      for (const locale of ['zh', 'en'] as const)
        templates.push({
          ...shared,
          ...texts[locale],
          id: app.createId(),
          ownerId: house,
          slug: `bench-${index}`,
          locale,
        });
    else
      templates.push({
        ...shared,
        title: `${texts.zh.title} ${texts.en.title}`,
        content: `${texts.zh.content}\n${texts.en.content}`,
        id: app.createId(),
        ownerId: shelf,
        published: { authorId: authors[index % authors.length] ?? house, sourceId: app.createId() },
        slug: null,
        locale: null,
      });
  }
  return templates;
};

const insertFiles = async (tx: Handle, templates: readonly ListedTemplate[], now: number): Promise<void> => {
  for (let from = 0; from < templates.length; from += BATCH) {
    const batch = templates.slice(from, from + BATCH);
    const sources = batch.flatMap(({ published, ...copy }) =>
      published === undefined ? [] : [{ ...copy, id: published.sourceId, ownerId: published.authorId }],
    );
    const files = [...batch, ...sources].map(({ id, ownerId, category, title }) => ({
      owner_id: ownerId,
      id,
      parent_id: ownerId,
      kind: 1 as const,
      category,
      title,
      title_key: titleKey(title),
      pos: 'V',
      status: 2 as const,
      public_clone: true,
      creator_id: ownerId,
      created_at: now,
      last_modify: now,
    }));
    await tx.insertInto('node').values(files).execute();
  }
};

/** Fills an empty database with a library of so many templates, and an account that reads it. */
export const fillLibrary = (location: DatabaseLocation, size: number): Promise<void> =>
  fillDatabase(location, async (app, tx) => {
    await addMember(app, tx, { name: 'reader', email: READER });
    const account = (userName: string): Promise<string> =>
      createAccount(app, tx, { userName, fullName: userName, passwordHash: '' });
    const house = await account('bench-house');
    const shelf = await account('bench-shelf');
    const authors: string[] = [];
    for (let at = 0; at < AUTHORS; at += 1) authors.push(await account(`bench-author-${at}`));
    const templates = makeTemplates(app, size, { house, shelf, authors });
    await withoutIndexes(tx, () => insertFiles(tx, templates, app.now()), ['node']);
    await withoutIndexes(tx, () => listTemplates(tx, templates, app.now()), ['template_search']);
  });
