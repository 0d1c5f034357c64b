import type { App, CallContext, Handle } from '../kernel/calls/context.ts';
import { plainFacts } from '../kernel/calls/plain-facts.ts';
import { toTrash } from '../domains/tree/index.ts';
import { createTreeBuilder } from './create-tree.ts';
import type { TreeBuilder } from './create-tree.ts';
import type { DemoName } from './demo-accounts.ts';
import { loadTree } from '../library/load-tree.ts';
import { ROLE } from '../domains/nodes/index.ts';
import type { Role } from '../domains/nodes/index.ts';

const DAY_MS = 86_400_000;

type Ids = Readonly<Record<DemoName, string>>;
type Folders = readonly (readonly [string, Folders] | string)[];

const ZH_FOLDERS: Folders = [
  [
    '产品规划',
    [
      ['2026 路线图', ['第一季度', '第二季度', ['第三季度', [['专项', ['会员体系', '增长实验']]]]]],
      '需求池',
      '竞品调研',
    ],
  ],
  ['技术方案', ['支付', ['基础架构', ['网络', '数据库', '监控']], '接口文档']],
  ['运营', ['活动方案', '用户反馈', ['渠道', ['线上', '线下']]]],
  ['人事行政', ['组织架构', '培训资料']],
];
const EN_FOLDERS: Folders = [
  ['Engineering', [['Architecture', ['Payments', 'Search', 'Identity']], 'Runbooks', 'Post-mortems']],
  ['Design', ['Wireframes', ['Research', ['Interviews', 'Surveys']]]],
  ['Personal', ['Reading notes', 'Travel']],
];

const FILES_PER_FOLDER = { from: 7, to: 11 } as const;
const ROOT_FILES = 24;

/** Fills the demo accounts: a big workspace, a small one with room left, and things shared both ways, favourites, trashed and public. */
export const seedWorkspaces = async (app: App, tx: Handle, ids: Ids): Promise<void> => {
  const member = await seedMember(app, tx, ids.member);
  const free = await seedFree(app, tx, ids.free);
  const org = await seedOrganisation(app, tx, ids.org);
  const day = (count: number): number => app.now() - count * DAY_MS;
  const share = (given: Omit<Share, 'ownerId'> & { readonly ownerId: string }): Promise<void> =>
    shareNode(tx, given);
  await share({
    ownerId: ids.member,
    nodeId: member.sharedFile,
    userId: ids.free,
    role: ROLE.viewer,
    at: day(3),
  });
  await share({
    ownerId: ids.member,
    nodeId: member.sharedFolder,
    userId: ids.org,
    role: ROLE.editor,
    at: day(9),
  });
  await share({
    ownerId: ids.member,
    nodeId: member.sharedFile,
    userId: ids.org,
    role: ROLE.manager,
    at: day(5),
  });
  await share({
    ownerId: ids.org,
    nodeId: org.sharedFolder,
    userId: ids.member,
    role: ROLE.editor,
    at: day(2),
  });
  await share({
    ownerId: ids.org,
    nodeId: org.sharedFile,
    userId: ids.member,
    role: ROLE.viewer,
    at: day(6),
  });
  await share({
    ownerId: ids.free,
    nodeId: free.sharedFile,
    userId: ids.member,
    role: ROLE.editor,
    at: day(1),
  });
  await star(tx, { userId: ids.member, ownerId: ids.member, at: day(1) }, member.starred);
  await star(tx, { userId: ids.free, ownerId: ids.free, at: day(1) }, [free.starredFile]);
  await trash(app, tx, { userId: ids.member, items: member.trashed });
};

type Item = readonly [string, 'chart' | 'folder'];

const seedMember = async (app: App, tx: Handle, ownerId: string) => {
  const builder = createTreeBuilder({ ownerId, now: app.now(), seed: 20_261_121 });
  const zh = addFolders(builder, ZH_FOLDERS, { locale: 'zh' });
  const en = addFolders(builder, EN_FOLDERS, { locale: 'en' });
  for (let index = 0; index < ROOT_FILES; index += 1) {
    builder.file({
      locale: index % 3 === 0 ? 'en' : 'zh',
      isPublic: index % 8 === 0,
      canvases: index % 6 === 0 ? 3 : 1,
    });
  }
  const sharedFile = builder.file({ locale: 'zh', category: 'framework', title: '支付网关系统架构（协作）' });
  const old = builder.folder('已归档资料');
  const oldFiles = Array.from({ length: 6 }, () => builder.file({ parentId: old, locale: 'zh' }));
  const loose = Array.from({ length: 9 }, (_, index) =>
    builder.file({ locale: index % 2 === 0 ? 'zh' : 'en' }),
  );
  await loadTree(app, tx, { ownerId, nodes: builder.nodes });
  const files = builder.nodes.filter(
    (one) => one.category !== 'folder' && !loose.includes(one.id) && !oldFiles.includes(one.id),
  );
  return {
    sharedFile,
    sharedFolder: en[0] ?? old,
    starred: [...files.filter((_, index) => index % 17 === 0).map((one) => one.id), zh[0] ?? old],
    trashed: [...loose.map((id): Item => [id, 'chart']), [old, 'folder'] as const],
  };
};

const seedFree = async (app: App, tx: Handle, ownerId: string) => {
  const builder = createTreeBuilder({ ownerId, now: app.now(), seed: 9, days: 40 });
  const plans = builder.folder('我的计划');
  const course = builder.folder('课程笔记');
  const starredFile = builder.file({ locale: 'zh', category: 'mind', title: '2026 个人目标思维导图' });
  const sharedFile = builder.file({ locale: 'zh', category: 'flow', title: '请假审批流程图' });
  builder.file({ parentId: plans, locale: 'zh', category: 'gantt', title: '搬家计划甘特图' });
  builder.file({ parentId: course, locale: 'zh', category: 'markdown', title: '数据库课程笔记' });
  builder.file({ parentId: course, locale: 'zh', category: 'er', title: '图书馆 ER 图' });
  await loadTree(app, tx, { ownerId, nodes: builder.nodes });
  return { starredFile, sharedFile };
};

const seedOrganisation = async (app: App, tx: Handle, ownerId: string) => {
  const builder = createTreeBuilder({ ownerId, now: app.now(), seed: 77 });
  const sharedFolder = builder.folder('Launch room');
  const inside = builder.folder('Press kit', sharedFolder);
  for (let index = 0; index < 18; index += 1) {
    builder.file({
      locale: 'en',
      parentId: index % 3 === 0 ? inside : index % 3 === 1 ? sharedFolder : ownerId,
    });
  }
  const sharedFile = builder.file({ locale: 'en', category: 'gantt', title: 'Launch schedule' });
  await loadTree(app, tx, { ownerId, nodes: builder.nodes });
  return { sharedFolder, sharedFile };
};

const addFolders = (
  builder: TreeBuilder,
  folders: Folders,
  at: { readonly locale: 'zh' | 'en'; readonly parentId?: string },
): string[] =>
  folders.flatMap((entry) => {
    const [title, inside] = typeof entry === 'string' ? [entry, []] : entry;
    const id = builder.folder(title, at.parentId);
    const count = builder.random.int(FILES_PER_FOLDER.from, FILES_PER_FOLDER.to);
    for (let index = 0; index < count; index += 1) builder.file({ parentId: id, locale: at.locale });
    return [id, ...addFolders(builder, inside, { locale: at.locale, parentId: id })];
  });

interface Share {
  readonly ownerId: string;
  readonly nodeId: string;
  readonly userId: string;
  readonly role: Role;
  readonly at: number;
}

const shareNode = async (tx: Handle, { ownerId, nodeId, userId, role, at }: Share): Promise<void> => {
  const right = { owner_id: ownerId, node_id: nodeId, user_id: userId, role, invited_at: at };
  await tx.insertInto('collaborator').values(right).execute();
  await tx.insertInto('collab_inbox').values(right).execute();
};

const star = async (
  tx: Handle,
  { userId, ownerId, at }: { readonly userId: string; readonly ownerId: string; readonly at: number },
  ids: readonly string[],
): Promise<void> => {
  const rows = ids.map((id, index) => ({
    user_id: userId,
    kind: 0 as const,
    node_id: id,
    owner_id: ownerId,
    created_at: at - index * 3_600_000,
  }));
  await tx.insertInto('favourite').values(rows).execute();
};

/** Trashes things by the service itself, so that every counter is right. */
const trash = async (
  app: App,
  tx: Handle,
  { userId, items }: { userId: string; items: readonly Item[] },
): Promise<void> => {
  const actor = { userId, deviceId: '', tokenHash: '', restricted: false };
  const request = plainFacts();
  for (const [index, [fileId, fileType]] of items.entries()) {
    const now = app.now() - (index + 1) * 7_200_000;
    const context: CallContext = {
      app,
      db: tx,
      now,
      locale: 'zh',
      request,
      afterCommit: () => undefined,
      holdTurn: () => undefined,
      actor,
    };
    await toTrash(context, { fileId, fileType });
  }
};
