import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { CallData, CallParsedInput, FileCategory, Locale } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Definition } from '@chartdock/documents';
import { claimItem, claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import {
  createBlankDefinition,
  readBodies,
  readSentDefinition,
  requireFitting,
} from '../definitions/index.ts';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  askerOf,
  insertNode,
  KIND,
  openLockedPlace,
  openNode,
  placeLast,
  requireDepth,
  requireRoom,
  requireTitle,
  requireUnrestricted,
  STATE,
  STATUS,
} from '../nodes/index.ts';
import { requireCopyable } from './copyable.ts';
import type { NewNode } from '../nodes/index.ts';

/** Creates a folder; a name that is already there gets a number behind it (CALL-F-015). */
const createFolder = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'create'>,
): Promise<CallData<'folders', 'create'>> => {
  requireUnrestricted(context);
  const wanted = requireTitle(input.title);
  const { place } = await openLockedPlace(context, input.folderId ?? 'root');
  requireDepth(context, place.depth + 1);
  const at = { ownerId: place.ownerId, parentId: place.id, kind: KIND.folder } as const;
  const named = await placeLast(context.db, at, wanted);
  const folder = { ...named, kind: KIND.folder, category: 'folder', definitions: [] } as const;
  const { file } = await insertNode(context, place, folder);
  return { file };
};

/**
 * Creates a blank file, one that holds a definition, or one from a template (CALL-F-024). Throws `quotaExhausted` (509) when its
 * owner has no file left (QUOTA-10), and for the definition the errors of reading it.
 */
const createFile = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'create'>,
): Promise<CallData<'charts', 'create'>> => {
  requireUnrestricted(context);
  const content = await contentOf(context, input);
  const { place, owner } = await openLockedPlace(context, input.folderId ?? 'root');
  requireRoom(owner, 1);
  const at = { ownerId: place.ownerId, parentId: place.id, kind: KIND.file } as const;
  const named = await placeLast(context.db, at, content.title);
  const { id, file } = await insertNode(context, place, { ...content, ...named, kind: KIND.file });
  return { chartId: id, file };
};

/** Lists the calls about making files and folders. */
export const createCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.create, {
    access: 'token',
    scope: 'files:write',
    items: ({ folderId }) => claimPlace(folderId),
    handler: createFolder,
  }),
  implement(endpoints.charts.create, {
    access: 'token',
    scope: 'files:write',
    items: ({ folderId, templateId }) => [...claimPlace(folderId), ...claimItem(templateId)],
    handler: createFile,
  }),
];

type Content = Pick<NewNode, 'category' | 'title' | 'definitions' | 'templateId'>;

const contentOf = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'create'>,
): Promise<Content> => {
  const given =
    input.title === undefined || input.title.trim() === '' ? undefined : requireTitle(input.title);
  if (input.templateId !== undefined) return templateContent(context, input.templateId, given);
  const category: FileCategory = input.category;
  const title = given ?? createTranslator(context.locale, sharedMessages)('file.untitled');
  return { category, title, definitions: [definitionOf(input, { title, locale: context.locale })] };
};

const definitionOf = (
  { category, def }: CallParsedInput<'charts', 'create'>,
  { title, locale }: { readonly title: string; readonly locale: Locale },
): Definition => {
  if (def === undefined) return createBlankDefinition(category, title);
  const definition = readSentDefinition(def, locale);
  requireFitting(definition, category);
  return definition;
};

const templateContent = async (
  context: CallContext,
  id: string,
  title: string | undefined,
): Promise<Content> => {
  const opened = await openNode(context.db, { id, ...askerOf(context) }, 'read').catch((error: unknown) => {
    throw isCallError(error) ? new CallError('templateUnavailable') : error;
  });
  const { node } = opened;
  if (
    node.kind !== KIND.file ||
    !node.public_clone ||
    node.status !== STATUS.public ||
    node.state !== STATE.live
  ) {
    throw new CallError('templateUnavailable');
  }
  await requireCopyable(context, opened);
  const bodies = await readBodies(context, node);
  const definitions = bodies.map((body) => body.def ?? {});
  return { category: node.category, title: title ?? node.title, definitions, templateId: node.id };
};
