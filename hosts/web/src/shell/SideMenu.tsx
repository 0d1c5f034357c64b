import type { QuotaState } from '@chartdock/contract';
import {
  Icon,
  IconButton,
  clockIcon,
  closeIcon,
  filesIcon,
  sidebarIcon,
  starIcon,
  trashIcon,
  usersIcon,
} from '@chartdock/react';
import type { JSX, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';
import type { WebMessageKey } from '../messages/zh.ts';
import { Logo } from './Logo.tsx';
import { QuotaCard } from './QuotaCard.tsx';

/** How the side menu is drawn: with texts, as a strip of icons, or over the page on narrow windows. */
export type SideMenuForm = 'full' | 'collapsed' | 'drawer';

/** Properties of {@link SideMenu}. */
export interface SideMenuProps {
  readonly form: SideMenuForm;
  /** Whether the drawer is out. */
  readonly open: boolean;
  readonly pathname: string;
  /** Items in trash; undefined until they are known. */
  readonly trashCount: number | undefined;
  readonly quota: QuotaState | undefined;
  /** The tree of folders, for a menu that has room for it. */
  readonly folders?: ReactNode;
  readonly onToggle: () => void;
  /** Is told that an entry was chosen, also the one that is shown already. */
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly sideRef?: Ref<HTMLElement>;
}

interface NavEntry {
  readonly path: string;
  readonly label: WebMessageKey;
  readonly icon: string;
}

const entries: readonly NavEntry[] = [
  { path: '/history', label: 'web.title.history', icon: clockIcon },
  { path: '/diagrams', label: 'web.title.diagrams', icon: filesIcon },
  { path: '/colla', label: 'web.title.colla', icon: usersIcon },
  { path: '/fav', label: 'web.title.fav', icon: starIcon },
  { path: '/trash', label: 'web.title.trash', icon: trashIcon },
];

const NavLink = ({
  entry,
  props,
}: {
  readonly entry: NavEntry;
  readonly props: SideMenuProps;
}): JSX.Element => {
  const t = useWebText();
  const { form, pathname, trashCount } = props;
  const count = entry.path === '/trash' ? (trashCount ?? 0) : 0;
  return (
    <li>
      <Link
        className="web-nav__link"
        href={entry.path}
        aria-current={pathname === entry.path ? 'page' : undefined}
        data-cd-tip={form === 'collapsed' ? t(entry.label) : undefined}
        onClick={props.onGo}
      >
        <Icon of={entry.icon} />
        <span className="web-nav__text">{t(entry.label)}</span>
        {count > 0 && <span className="web-nav__count">{count}</span>}
      </Link>
    </li>
  );
};

/** Draws the side menu: 232 px, 64 px collapsed, a drawer under 785 px (CONST-04). */
export const SideMenu = (props: SideMenuProps): JSX.Element => {
  const t = useWebText();
  const { form, open, quota, sideRef } = props;
  const drawer = form === 'drawer';
  const toggle = form === 'collapsed' ? t('web.menu.expand') : t('web.menu.collapse');
  return (
    <aside
      ref={sideRef}
      className={drawer ? `web-side web-side--drawer${open ? ' web-side--open' : ''}` : 'web-side'}
    >
      <div className="web-side__head">
        <Logo short={form === 'collapsed'} />
        {drawer && <IconButton icon={closeIcon} label={t('web.menu.close')} onClick={props.onClose} />}
      </div>
      <nav className="web-nav" aria-label={t('web.menu.label')}>
        <ul className="web-nav__list">
          {entries.map((entry) => (
            <NavLink key={entry.path} entry={entry} props={props} />
          ))}
        </ul>
      </nav>
      <div className="web-side__folders">{form === 'full' && props.folders}</div>
      <div className="web-side__foot">
        {quota !== undefined && form !== 'collapsed' && <QuotaCard quota={quota} />}
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
