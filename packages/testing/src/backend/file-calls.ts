import { LIMITS, importEndingOf } from '@chartdock/contract';
import type { CallContext, Handlers } from './handler.types.ts';
import { recordOf } from './records.ts';
import { Refusal } from './refusal.ts';

const countFiles = ({ tree }: CallContext): number =>
  tree.all().filter(({ kind, invitedAt }) => kind === 'chart' && invitedAt === undefined).length;

const countTrash = ({ tree }: CallContext): number =>
  tree.all().filter(({ deletedAt }) => deletedAt !== undefined).length;

/** The calls that change folders. */
export const folderCalls = {
  create: (context, input) => ({ file: recordOf(context, context.tree.add('folder', input)) }),
  toTrash: (context, { fileId, fileType }) => {
    context.tree.find(fileId, fileType);
    context.tree.change(fileId, { deletedAt: context.now() });
    return { trashChartCount: countTrash(context), usedFileCount: countFiles(context) };
  },
} satisfies NonNullable<Handlers['folders']>;

/** The calls about one file. */
export const chartCalls = {
  create: (context, { title, ...input }) => {
    const node = context.tree.add('chart', { ...input, title: title?.trim() ? title : 'Untitled' });
    return { chartId: node.id, file: recordOf(context, node) };
  },
  info: (context, { chartId }) => {
    const node = context.tree.find(chartId, 'chart');
    return {
      file: recordOf(context, node, { path: true }),
      canvases: [{ definitionId: 'c0', title: node.title }],
      size: node.size,
    };
  },
} satisfies NonNullable<Handlers['charts']>;

/** The calls about favourites. */
export const favouriteCalls = {
  toggle: ({ tree, now }, { chartId }) => {
    const { starredAt } = tree.find(chartId);
    tree.change(chartId, { starredAt: starredAt === undefined ? now() : undefined });
    return { favourite: starredAt === undefined };
  },
} satisfies NonNullable<Handlers['favourites']>;

const MEGABYTE = 1_048_576;

/** The calls that bring files in. */
export const importCalls = {
  importFile: (context, { file, folderId }) => {
    const ending = importEndingOf(file.name);
    if (ending === undefined) throw new Refusal('importFormatUnknown');
    if (file.size > LIMITS.importMegabytes * MEGABYTE) throw new Refusal('fileTooLarge');
    const title = file.name.replace(/\.[^.]*$/, '');
    const node = context.tree.add('chart', { title, folderId, category: 'markdown' });
    return { chartId: node.id, file: recordOf(context, node) };
  },
} satisfies NonNullable<Handlers['importing']>;
