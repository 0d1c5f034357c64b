import type { Crumb } from '@chartdock/contract';
import { ROOT_ID, visibleCrumbs } from '@chartdock/files';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';

/** One step of the way to the open folder. */
export interface CrumbStep extends Crumb {
  /** Text that shows; its title, or three dots for the folder above those that show. */
  readonly text: string;
  /** Whether it stands for folders that do not show. */
  readonly isFixed: boolean;
  readonly isOpen: boolean;
}

/** Lists the steps from My files to the open folder; three dots lead up to the folder above the last two. */
export const crumbSteps = (chain: readonly Crumb[], t: TranslateText): readonly CrumbStep[] => {
  const { hidden, shown } = visibleCrumbs(chain);
  const top: Crumb = { folderId: ROOT_ID, title: t('folder.root') };
  const above = hidden.at(-1);
  const open = chain.at(-1) ?? top;
  return [top, ...(above === undefined ? [] : [above]), ...shown].map((crumb) => ({
    ...crumb,
    text: crumb === above ? '…' : crumb.title,
    isFixed: crumb === above,
    isOpen: crumb.folderId === open.folderId,
  }));
};
