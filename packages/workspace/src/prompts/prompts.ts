import type { Translate } from '@chartdock/contract';
import type { FileArea } from '@chartdock/files';
import type { Files } from '../parts/files-part.ts';
import type { Dialogs } from '../usual/usual-dialogs.ts';
import type { Prompts } from './prompts.types.ts';

/** Dependencies of prompts. */
export interface PromptsOptions {
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly files: Files;
  readonly translate: Translate;
}

/** Creates the prompts that lead a person through several dialogs. */
export const createPrompts = ({ dialogs, files, translate }: PromptsOptions): Prompts => {
  const areaNow = (): FileArea | undefined => files.getState().area;

  const askToCancel = async (): Promise<boolean> => {
    const params = {
      title: translate('publish.cancelTitle'),
      text: translate('publish.cancelText'),
      confirmLabel: translate('publish.cancelConfirm'),
    };
    return (await dialogs.open('confirm', { params, tellsResult: true })).status === 'confirmed';
  };

  /** Returns whether the form may open; a phone that is missing is asked for first. */
  const mayPublish = async (area: FileArea): Promise<boolean> => {
    const { status } = await area.checkPublish();
    if (status !== 'phone_needed') return status === 'ready';
    return (await dialogs.open('dlgBindPhone')).status === 'confirmed';
  };

  const askRetention: Prompts['askRetention'] = async ({ level, trashCount }) => {
    const params = { level, trashCount };
    const result = await dialogs.open('dlgUserRetention', { params });
    const answer = result.status === 'confirmed' ? result.value : undefined;
    if (answer === 'upgrade') await dialogs.open('upgrade');
    return answer === 'go_on' && level === 1;
  };

  const tellQuota: Prompts['tellQuota'] = async () =>
    void (await dialogs.open('upgrade', { params: { reason: 'quota' } }));

  const mayImport: Prompts['mayImport'] = async () => {
    const check = areaNow()?.checkImport();
    if (check?.decision === 'ask') {
      const { level, trashCount } = check;
      return askRetention({ level, trashCount });
    }
    if (check?.decision === 'stop') await tellQuota();
    return check?.decision === 'go_on';
  };

  return {
    publishFile: async (item) => {
      const area = areaNow();
      if (area === undefined) return;
      if (item.isPublic) {
        if (await askToCancel()) await area.cancelPublish(item);
      } else if (await mayPublish(area)) {
        await dialogs.open('publish', { params: { chartId: item.id, title: item.title } });
      }
    },
    mayImport,
    openImport: async (params = {}) => {
      if (await mayImport()) await dialogs.open('import', { params });
    },
    askRetention,
    tellQuota,
  };
};
