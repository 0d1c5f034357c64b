import { formatDate } from '@chartdock/contract';
import type { ShareLink } from '@chartdock/contract';
import type { ShareBox, ShareBoxState } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { linkIcon, moreIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { QrCode } from '../../payments/checkout/QrCode.tsx';
import { LinkEdit } from './LinkEdit.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link LinkList}. */
export interface LinkListProps {
  readonly links: readonly ShareLink[];
  readonly box: Pick<ShareBox, 'setLinkEnabled' | 'resetLink' | 'removeLink'> &
    Partial<Pick<ShareBox, 'changeLink'>>;
  readonly busy: ShareBoxState['busy'];
  readonly onCopy: (link: ShareLink) => void;
  /** Opens how the file or folder of a link is shared, in a list of links to several. Default: all lead to one. */
  readonly onOpen?: (link: ShareLink) => void;
}

const QR_SIZE = 170;

/** Builds the whole address of a link. */
export const addressOfLink = ({ path }: Pick<ShareLink, 'path'>): string =>
  new URL(path, location.origin).href;

const useLinkText = (): ((link: ShareLink) => string) => {
  const t = useT(shareTexts);
  return (link) =>
    [
      link.state === 'open' ? undefined : t(`share.state.${link.state}`),
      link.hasPassword ? t('share.summary.password') : undefined,
      link.expireTime === null
        ? t('share.summary.never')
        : t('share.summary.until', { date: formatDate(link.expireTime) }),
      t('share.views', { n: link.views }),
      link.lastUsed === null ? undefined : t('share.lastUsed', { date: formatDate(link.lastUsed) }),
    ]
      .filter((text) => text !== undefined)
      .join(' · ');
};

/** Lists the links of a file or folder with what each allows, and what can be done to it. */
export const LinkList = ({ links, box, busy, onCopy, onOpen }: LinkListProps): JSX.Element => {
  const t = useT(shareTexts);
  const textOf = useLinkText();
  const [menu, setMenu] = useState<{ readonly link: ShareLink; readonly anchor: Element }>();
  const [asked, setAsked] = useState<{ readonly link: ShareLink; readonly what: 'reset' | 'delete' }>();
  const [shown, setShown] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const { changeLink } = box;
  const choose = (link: ShareLink, id: string): void => {
    if (id === 'reset' || id === 'delete') setAsked({ link, what: id });
    else if (id === 'edit') setEdited(link.linkId);
    else if (id === 'qr') setShown(shown === link.linkId ? undefined : link.linkId);
    else if (id === 'mail') {
      const subject = encodeURIComponent(t('share.mailSubject', { title: link.title }));
      location.href = `mailto:?subject=${subject}&body=${encodeURIComponent(addressOfLink(link))}`;
    } else if (id === 'dropPassword') void changeLink?.(link.linkId, { viewPassword: '' });
    else void box.setLinkEnabled(link.linkId, link.state === 'disabled');
  };
  return (
    <>
      <ul className="cd-share__links" aria-label={t('share.links')}>
        {links.map((link) => (
          <li key={link.linkId} className="cd-share__link">
            <span className="cd-share__who">
              {onOpen !== undefined && (
                <button type="button" className="cd-share__title" onClick={() => onOpen(link)}>
                  {link.title}
                </button>
              )}
              <span>
                {link.kind === 'view'
                  ? t('share.summary.view')
                  : t('share.summary.collaboration', { role: t(`share.role.${link.role}`) })}
              </span>
              <span className="cd-share__quiet">{textOf(link)}</span>
            </span>
            <IconButton icon={linkIcon} label={t('share.copyLink')} onClick={() => onCopy(link)} />
            <IconButton
              icon={moreIcon}
              label={t('share.more')}
              disabled={busy.has(link.linkId)}
              onClick={({ currentTarget }) => setMenu({ link, anchor: currentTarget })}
            />
            {edited === link.linkId && changeLink !== undefined && (
              <LinkEdit
                link={link}
                busy={busy.has(link.linkId)}
                onCancel={() => setEdited(undefined)}
                onSave={(change) => {
                  void changeLink(link.linkId, change).then((isDone) => isDone && setEdited(undefined));
                }}
              />
            )}
            {shown === link.linkId && (
              <span className="cd-share__qr">
                <QrCode text={addressOfLink(link)} size={QR_SIZE} label={t('share.qrLabel')} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {menu !== undefined && (
        <Menu
          anchor={menu.anchor}
          label={t('share.more')}
          end
          entries={[
            ...(changeLink === undefined ? [] : [{ id: 'edit', label: t('share.editLink') }]),
            { id: 'qr', label: t('share.qr') },
            { id: 'mail', label: t('share.mail') },
            { id: 'toggle', label: t(menu.link.state === 'disabled' ? 'share.enable' : 'share.disable') },
            ...(menu.link.hasPassword && changeLink !== undefined
              ? [{ id: 'dropPassword', label: t('share.dropPassword') }]
              : []),
            { id: 'reset', label: t('share.reset') },
            { id: 'delete', label: t('share.delete'), tone: 'danger' as const, startsGroup: true },
          ]}
          onChoose={(id) => choose(menu.link, id)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t(`share.${asked.what}`)}
          text={t(`share.${asked.what}Ask`)}
          confirmLabel={t(`share.${asked.what}`)}
          dangerous
          onConfirm={() => {
            const { link, what } = asked;
            void (what === 'reset' ? box.resetLink(link.linkId) : box.removeLink(link.linkId));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
