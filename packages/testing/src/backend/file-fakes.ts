import type { ViewLink } from '@chartdock/contract';
import { IMPORT_MEGABYTES, LINK_DAYS, importEndingOf, viewLinkAddress } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from './context.types.ts';
import type { Fake } from './fake.ts';
import { fake } from './fake.ts';
import { recordOf } from './records.ts';
import { Refusal } from './refusal.ts';
import type { TreeNode } from './tree.ts';

const countFiles = ({ tree }: CallContext): number =>
  tree.all().filter(({ kind, invitedAt }) => kind === 'chart' && invitedAt === undefined).length;

const countTrash = ({ tree }: CallContext): number =>
  tree.all().filter(({ deletedAt }) => deletedAt !== undefined).length;

/** The calls that change folders. */
export const folderFakes: readonly Fake[] = [
  fake(endpoints.folders.create, (context, input) => ({
    file: recordOf(context, context.tree.add('folder', input)),
  })),
  fake(endpoints.folders.toTrash, (context, { fileId, fileType }) => {
    context.tree.find(fileId, fileType);
    context.tree.change(fileId, { deletedAt: context.now() });
    return { trashChartCount: countTrash(context), usedFileCount: countFiles(context) };
  }),
];

/** The calls about one file. */
export const chartFakes: readonly Fake[] = [
  fake(endpoints.charts.create, (context, { title, ...input }) => {
    const node = context.tree.add('chart', { ...input, title: title?.trim() ? title : 'Untitled' });
    return { chartId: node.id, file: recordOf(context, node) };
  }),
  fake(endpoints.charts.info, (context, { chartId }) => {
    const node = context.tree.find(chartId, 'chart');
    return {
      file: recordOf(context, node, { path: true }),
      canvases: [{ definitionId: 'c0', title: node.title }],
      size: node.size,
    };
  }),
  // Fake files have no content: they are as blank as new ones.
  fake(endpoints.charts.content, ({ tree }, { id }) => {
    tree.find(id, 'chart');
    return { definitionId: 'c0', version: 1, state: 'empty' as const, kind: 'graph' as const };
  }),
];

/** The calls about favourites. */
export const favouriteFakes: readonly Fake[] = [
  fake(endpoints.favourites.toggle, ({ tree, now }, { chartId }) => {
    const { starredAt } = tree.find(chartId);
    tree.change(chartId, { starredAt: starredAt === undefined ? now() : undefined });
    return { favourite: starredAt === undefined };
  }),
];

const linkable = ({ tree }: CallContext, id: string): TreeNode => {
  const node = tree.find(id, 'chart');
  if (node.invitedAt !== undefined) throw new Refusal('notAllowed');
  return node;
};

const DAY_MS = 86_400_000;

const keepLink = (
  context: CallContext,
  fileId: string,
  change: Partial<ViewLink>,
): { readonly link: ViewLink } => {
  const { link: before } = linkable(context, fileId);
  const id = before?.id ?? context.ids.token();
  const createTime = context.now();
  const expireTime = createTime + LINK_DAYS * DAY_MS;
  const made = { id, path: viewLinkAddress(fileId, id), createTime, expireTime };
  const link = { ...made, enabled: true, hasPassword: false, ...before, ...change };
  context.tree.change(fileId, { link });
  return { link };
};

/** The calls that a picker makes view links by. Nobody opens them: a fake backend shows no pages. */
export const viewLinkFakes: readonly Fake[] = [
  fake(endpoints.viewLinks.getLink, (context, { id }) => ({ link: linkable(context, id).link ?? null })),
  fake(endpoints.viewLinks.addPassword, (context, { id }) => keepLink(context, id, { hasPassword: true })),
  fake(endpoints.viewLinks.updateLink, (context, { id, enabled = true }) =>
    keepLink(context, id, { enabled }),
  ),
];

const MEGABYTE = 1_048_576;

/** The calls that bring files in. */
export const importFakes: readonly Fake[] = [
  fake(endpoints.importing.importFile, (context, { file, folderId }) => {
    const ending = importEndingOf(file.name);
    if (ending === undefined) throw new Refusal('importFormatUnknown');
    if (file.size > IMPORT_MEGABYTES * MEGABYTE) throw new Refusal('fileTooLarge');
    const title = file.name.replace(/\.[^.]*$/, '');
    const node = context.tree.add('chart', { title, folderId, category: 'markdown' });
    return { chartId: node.id, file: recordOf(context, node), losses: [] };
  }),
];
