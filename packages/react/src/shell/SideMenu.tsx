import type { QuotaState } from '@chartdock/contract';
import { ROOT_ID } from '@chartdock/files';
import type { Place } from '@chartdock/files';
import { Icon } from '../foundation/icons/Icon.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import {
  clockIcon,
  closeIcon,
  filesIcon,
  sidebarIcon,
  starIcon,
  templateIcon,
  trashIcon,
  usersIcon,
} from '../foundation/icons/interface-icons.ts';
import type { JSX, ReactNode, Ref } from 'react';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { TextKey } from '../foundation/i18n/text-keys.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { Logo } from '../foundation/app/Logo.tsx';
import { QuotaCard } from '../account/QuotaCard.tsx';

/** How the side menu is drawn: with texts, as a strip of icons, or over the page on narrow windows. */
export type SideMenuForm = 'full' | 'collapsed' | 'drawer';

/** Properties of {@link SideMenu}. */
export interface SideMenuProps {
  readonly form: SideMenuForm;
  /** Whether the drawer is out. */
  readonly open: boolean;
  /** Path of the page that is open; undefined where none of the entries stands for what is shown. */
  readonly address: string | undefined;
  /** How many items are in trash, behind its entry. */
  readonly trashCount: ReactNode;
  readonly quota: QuotaState | undefined;
  /** The pinned folders, for a menu that has room for them. */
  readonly pins?: ReactNode;
  /** The tree of folders, for a menu that has room for it. */
  readonly folders?: ReactNode;
  readonly onToggle: () => void;
  /** Is told that an entry was chosen, also the one that is shown already. */
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly sideRef?: Ref<HTMLElement>;
}

interface AreaEntry {
  readonly place: Place;
  readonly label: TextKey;
  readonly icon: string;
}

const areaEntries: readonly AreaEntry[] = [
  { place: { page: 'history' }, label: 'page.history', icon: clockIcon },
  { place: { page: 'diagrams', folderId: ROOT_ID }, label: 'page.diagrams', icon: filesIcon },
  { place: { page: 'shared', by: 'others' }, label: 'page.shared', icon: usersIcon },
  { place: { page: 'favourites', kind: 'chart' }, label: 'page.favourites', icon: starIcon },
  { place: { page: 'trash' }, label: 'page.trash', icon: trashIcon },
];

interface NavLinkProps extends Pick<SideMenuProps, 'form' | 'address' | 'onGo'> {
  readonly href: string;
  readonly label: string;
  readonly icon: string;
  /** Whether it is no place of someone's files, and stands apart from those. Default false. */
  readonly isApart?: boolean;
  /** Content behind the label. */
  readonly children?: ReactNode;
}

const NavLink = ({
  href,
  label,
  icon,
  isApart,
  form,
  address,
  onGo,
  children,
}: NavLinkProps): JSX.Element => (
  <li className={isApart === true ? 'cd-nav__apart' : undefined}>
    <AppLink
      className="cd-nav__link"
      href={href}
      aria-current={address === href ? 'page' : undefined}
      data-cd-tip={form === 'collapsed' ? label : undefined}
      onClick={onGo}
    >
      <Icon of={icon} />
      <span className="cd-nav__text">{label}</span>
      {children}
    </AppLink>
  </li>
);

/** Draws the side menu: 232 px, 64 px collapsed, a drawer under 785 px (CONST-04). */
export const SideMenu = (props: SideMenuProps): JSX.Element => {
  const t = useT(shellTexts);
  const { form, open, address, quota, onGo, sideRef } = props;
  const { addressOf, templatesAddress } = useApp();
  const link = { form, address, onGo };
  const drawer = form === 'drawer';
  const toggle = form === 'collapsed' ? t('shell.menu.expand') : t('shell.menu.collapse');
  return (
    <aside
      ref={sideRef}
      className={drawer ? `cd-side cd-side--drawer${open ? ' cd-side--open' : ''}` : 'cd-side'}
    >
      <div className="cd-side__head">
        <Logo short={form === 'collapsed'} />
        {drawer && <IconButton icon={closeIcon} label={t('shell.menu.close')} onClick={props.onClose} />}
      </div>
      <nav className="cd-nav" aria-label={t('shell.menu.label')}>
        <ul className="cd-nav__list">
          {areaEntries.map(({ place, label, icon }) => (
            <NavLink key={label} {...link} href={addressOf(place)} label={t(label)} icon={icon}>
              {place.page === 'trash' && props.trashCount}
            </NavLink>
          ))}
          {templatesAddress !== undefined && (
            <NavLink
              {...link}
              isApart
              href={templatesAddress}
              label={t('shell.menu.templates')}
              icon={templateIcon}
            />
          )}
        </ul>
        {form !== 'collapsed' && props.pins}
      </nav>
      <div className="cd-side__folders">{form !== 'collapsed' && props.folders}</div>
      <div className="cd-side__foot">
        {quota !== undefined && form !== 'collapsed' && <QuotaCard quota={quota} onGo={onGo} />}
        {!drawer && (
          <IconButton
            icon={sidebarIcon}
            label={toggle}

            onClick={props.onToggle}
          />
        )}
      </div>
    </aside>
  );
};
