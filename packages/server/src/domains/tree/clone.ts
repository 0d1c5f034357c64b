import { kindOfCategory } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem, claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { notify } from '../notifications/index.ts';
import { isMember } from '../accounts/index.ts';
import { copyNode } from './copy.ts';
import { requireCopyable } from './copyable.ts';
import { openItem, openLockedPlace, requireUnrestricted } from '../nodes/index.ts';

/** Clones a file into a folder, and tells the file's owner (CALL-F-026). Throws `upgradeNeeded` (815) when the folder's owner has no file left and when several canvases need a membership (CLONE-09, CLONE-10), `notAllowed` for a markdown file. */
const cloneFile = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'cloneFile'>,
): Promise<CallData<'charts', 'cloneFile'>> => {
  requireUnrestricted(context);
  const source = await openItem(context, { fileId: input.id, fileType: 'chart' }, 'read');
  await requireCopyable(context, source);
  if (kindOfCategory(source.node.category) === 'markdown') throw new CallError('notAllowed');
  if (source.node.category !== input.category) {
    throw refuseInput('category', 'The file is of another category');
  }
  const { place, owner } = await openLockedPlace(context, input.parentId ?? 'root');
  if (owner.room < 1) throw new CallError('upgradeNeeded');
  if (source.node.canvas_count > 1 && !(await isMember(context))) throw new CallError('upgradeNeeded');
  const { file, id } = await copyNode(context, source, { place, owner });
  await notify(context, {
    userId: source.node.owner_id,
    kind: 'fileCloned',
    about: { nodeId: source.node.id, title: source.node.title },
  });
  return { chartId: id, file };
};

/** Lists the calls about cloning. */
export const cloneCalls: readonly ImplementedCall[] = [
  implement(endpoints.charts.cloneFile, {
    access: 'token',
    scope: 'files:write',
    items: ({ id, parentId }) => [...claimItem(id), ...claimPlace(parentId)],
    handler: cloneFile,
  }),
];
