import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { parseSent, requireFitting } from '../definitions/index.ts';
import { openItem } from '../nodes/index.ts';
import { openLockedFile, pickCanvas, readLocked, requireVersion, touchFile } from './open-canvas.ts';
import { replaceContent } from './write-canvas.ts';

/**
 * Saves the definition of one canvas that was made on a version. It is checked before the owner's tree is locked. Throws
 * `definitionConflict` with the present version when someone saved meanwhile, `definitionNewer` when a newer program wrote it,
 * `invalidInput` with every fault of the definition, and the errors of opening the file.
 */
const saveDefinition = async (
  context: CallContext,
  { chartId, defId, def, version }: CallParsedInput<'definitions', 'save'>,
): Promise<CallData<'definitions', 'save'>> => {
  // A person who may not change the file learns nothing about the sent content.
  await openItem(context, { fileId: chartId, fileType: 'chart' }, 'edit');
  const { definition, format } = parseSent(def, context.locale);
  const node = await openLockedFile(context, chartId);
  const there = pickCanvas(await readLocked(context, node), defId);
  if (there === undefined) throw new CallError('fileUnavailable');
  requireVersion(there, version);
  // An older program does not know the fields of a newer one, and would erase them.
  if (format < there.format) throw new CallError('definitionNewer');
  requireFitting(definition, node.category);
  const saved = await replaceContent(context, { node, ...there }, definition);
  await touchFile(context, node);
  return saved;
};

/** Lists the calls about saving. */
export const saveCalls: readonly ImplementedCall[] = [
  implement(endpoints.definitions.save, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: saveDefinition,
  }),
];
