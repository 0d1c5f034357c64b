import { ROOT_ID, normaliseFile } from '@chartdock/files';
import type { FileArea, Place } from '@chartdock/files';
import type { JSX } from 'react';
import { accountPanelTexts } from '../../account/texts/panels/account-panel-texts.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { pathText } from '../../files/list/item-texts.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { receiptIcon, ticketIcon } from '../../foundation/icons/shop-icons.ts';
import {
  clockIcon,
  filesIcon,
  importIcon,
  starIcon,
  templateIcon,
  trashIcon,
  usersIcon,
} from '../../foundation/icons/interface-icons.ts';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import type { TextKey } from '../../foundation/i18n/text-keys.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import type { PaletteEntry } from './PaletteDialog.tsx';
import { paletteTexts } from './texts/palette-texts.ts';

/** Properties of {@link CommandPalette}. */
export interface CommandPaletteProps {
  readonly area: FileArea;
  readonly onClose: () => void;
}

const places: readonly { readonly place: Place; readonly label: TextKey; readonly icon: string }[] = [
  { place: { page: 'history' }, label: 'page.history', icon: clockIcon },
  { place: { page: 'diagrams', folderId: ROOT_ID }, label: 'page.diagrams', icon: filesIcon },
  { place: { page: 'shared', by: 'others' }, label: 'tab.sharedWithMe', icon: usersIcon },
  { place: { page: 'shared', by: 'me' }, label: 'tab.sharedByMe', icon: usersIcon },
  { place: { page: 'favourites', kind: 'chart' }, label: 'page.favourites', icon: starIcon },
  { place: { page: 'trash' }, label: 'page.trash', icon: trashIcon },
];

const shapes = ['flow', 'mind', 'outline', 'board', 'uml', 'mind_org', 'network', 'bpmn'] as const;

/** Files and folders that a text brings at most. */
const mostItems = 8;

/** Pages beside the file area, as far as the app has them. */
const usePages = (): readonly PaletteEntry[] => {
  const t = useT(shellTexts);
  const ofAccount = useT(accountPanelTexts);
  const { navigate, templatesAddress, paymentAddress, couponAddress } = useApp();
  const pages = [
    { address: templatesAddress, label: t('shell.menu.templates'), icon: templateIcon },
    { address: paymentAddress, label: ofAccount('account.payment'), icon: receiptIcon },
    { address: couponAddress, label: ofAccount('account.coupons'), icon: ticketIcon },
  ];
  return pages.flatMap(({ address, label, icon }) =>
    address === undefined
      ? []
      : [{ id: `page-${address}`, label, art: <Icon of={icon} />, run: () => navigate(address) }],
  );
};

/** Leads from anywhere to pages, new files, folders and files by a few letters. */
export const CommandPalette = ({ area, onClose }: CommandPaletteProps): JSX.Element => {
  const t = useT(paletteTexts);
  const { workspace, addressOf, navigate } = useApp();
  const pages = usePages();
  const { client, dialogs, prompts } = workspace;
  const findItems = async (title: string): Promise<readonly PaletteEntry[]> => {
    const wanted = { title, type: 'all', category: '', page: 1, pageSize: mostItems } as const;
    const { rows } = await client.lists
      .globalFiles(wanted, { quiet: true, keep: true })
      .catch((): { rows: never[] } => ({ rows: [] }));
    return rows.map(normaliseFile).map((item) => ({
      id: item.id,
      label: item.title,
      note: pathText(item, t),
      art: <KindIcon kind={iconKindOf(item.category)} />,
      run: () => void area.openItem(item),
    }));
  };
  return (
    <PaletteDialog
      pages={[
        ...places.map(({ place, label, icon }) => ({
          id: `page-${label}`,
          label: t(label),
          art: <Icon of={icon} />,
          run: () => navigate(addressOf(place)),
        })),
        ...pages,
      ]}
      actions={[
        ...shapes.map((shape) => ({
          id: `new-${shape}`,
          label: t('palette.new', { kind: t(`kind.${shape}`) }),
          art: <KindIcon kind={iconKindOf(shape)} />,
          run: () => void area.createFile(shape),
        })),
        {
          id: 'new-folder',
          label: t('palette.new', { kind: t('kind.folder') }),
          art: <KindIcon kind="folder" />,
          run: () => void dialogs.open('addFolder'),
        },
        {
          id: 'import',
          label: t('create.import'),
          art: <Icon of={importIcon} />,
          run: () => void prompts.openImport(),
        },
      ]}
      findItems={findItems}
      onClose={onClose}
    />
  );
};
