import {
  IMPORT_MEGABYTES,
  cutTitle,
  cleanTitle,
  createTranslator,
  sharedMessages,
} from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { describeLoss } from '@chartdock/formats';
import { claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { cleanText } from '../definitions/index.ts';
import {
  insertNode,
  KIND,
  openLockedPlace,
  placeLast,
  requireRoom,
  requireUnrestricted,
} from '../nodes/index.ts';
import { readDocument } from './read-document.ts';

const MAX_BYTES = IMPORT_MEGABYTES * 1_048_576;

/**
 * Makes a file of an uploaded document (CALL-F-030). It is read before the owner's tree is locked, and quota and file
 * belong to one transaction. Throws `fileTooLarge`,
 * `importFormatUnknown`, `importUnreadable` and `quotaExhausted`; then nothing is created.
 */
const importFile = async (
  context: CallContext,
  { file, folderId = 'root' }: CallParsedInput<'importing', 'importFile'>,
): Promise<CallData<'importing', 'importFile'>> => {
  requireUnrestricted(context);
  if (file.size > MAX_BYTES) throw new CallError('fileTooLarge');
  const wanted = titleOf(context, file.name);
  const { category, definitions, losses } = await readDocument(context.app, {
    bytes: await file.bytes(),
    name: file.name,
    title: wanted,
    locale: context.locale,
    owner: context.actor.userId,
  });
  const { place, owner } = await openLockedPlace(context, folderId);
  requireRoom(owner, 1);
  const at = { ownerId: place.ownerId, parentId: place.id, kind: KIND.file } as const;
  const named = await placeLast(context.db, at, wanted);
  const made = await insertNode(context, place, {
    ...named,
    kind: KIND.file,
    category,
    definitions,
  });
  const told = losses.map((loss) => ({ ...loss, text: describeLoss(loss, context.locale) }));
  return { chartId: made.id, file: made.file, losses: told };
};

/** Lists the calls about importing. */
export const importCalls: readonly ImplementedCall[] = [
  implement(endpoints.importing.importFile, {
    access: 'token',
    scope: 'files:write',
    items: ({ folderId }) => claimPlace(folderId),
    handler: importFile,
  }),
];

/** Names the new file by the name of the document without its ending. */
const titleOf = ({ locale }: CallContext, name: string): string => {
  const stem = cleanText(name).replace(/\.[^.]*$/, '');
  const clean = cleanTitle(cutTitle(stem));
  return clean.ok ? clean.title : createTranslator(locale, sharedMessages)('file.untitled');
};
