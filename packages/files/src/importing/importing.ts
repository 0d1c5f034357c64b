import { canCreateFile } from '@chartdock/contract';
import { WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import { afterItemsCame } from '../browsing/browsing.state.ts';
import type { ImportCommands, ImportContext } from './importing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { ROOT_ID, normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { DecideRetention } from '../retention/retention.types.ts';
import { createImportQueue } from './import-queue.ts';

/**
 * Imports documents: asks the rules about the file limit first, sends one after the other, and shows the new
 * files.
 */
export const createImporting = (
  context: ImportContext,
  list: Pick<ListLoader, 'refresh'>,
  decide: DecideRetention,
): ImportCommands => {
  const { client, clock, privilege, emit, apply, getState } = context;
  let queues = 0;

  const show = (item: FileItem): void => {
    emit({ type: 'fileImported', item });
    const { place, search } = getState();
    if (place.page === 'diagrams' && search.mode === 'off' && place.folderId === item.parentId)
      apply((state) => afterItemsCame(state, [{ index: 0, item }]));
  };

  const settle = async (): Promise<void> => {
    const { place } = getState();
    if (place.page === 'diagrams' || place.page === 'history') await list.refresh();
    // The server counts again, since several files came at once.
    await privilege.reload({ compulsion: true }).catch(failureOf);
  };

  return {
    checkImport: () => {
      const asked = context.asksRetention === true ? decide() : undefined;
      if (asked?.decision === 'ask')
        return { decision: 'ask', level: asked.level, trashCount: asked.trashCount };
      const known = privilege.get();
      return known === undefined || canCreateFile(known) ? { decision: 'go_on' } : { decision: 'stop' };
    },
    createImportQueue: (options = {}) => {
      const { place } = getState();
      const folderId = options.folderId ?? (place.page === 'diagrams' ? place.folderId : ROOT_ID);
      queues += 1;
      const queue = `import-${clock.now()}-${queues}`;
      return createImportQueue({
        createKey: (index) => `${queue}-${index}`,
        send: async (source, idempotencyKey, signal) => {
          const { file, losses } = await client.importing.importFile(
            { file: source, folderId },
            { ...WRITE, idempotencyKey, signal },
          );
          return { item: normaliseFile(file), losses: losses.map(({ text }) => text) };
        },
        onImported: show,
        onSettled: () => void settle(),
      });
    },
  };
};
