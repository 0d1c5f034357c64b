import type { TemplateKind } from '@chartdock/contract';
import { scenesOf, splitScenes } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { useLocale } from '../../foundation/i18n/useLocale.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { Tabs } from '../../foundation/primitives/Tabs.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { templateTexts } from '../texts/template-texts.ts';
import { useWheelScroll } from './useWheelScroll.ts';

const watchWidth = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const widthNow = (): number => window.innerWidth;

/**
 * Scrolls a strip so far that one of its tabs is seen; the browser's own way would move the page as well. Their sizes are read once the
 * browser has them: asked for before, they cost a layout of the whole page.
 */
const bringIntoView = (strip: Element, tab: Element): (() => void) => {
  const watcher = new ResizeObserver(() => {
    const { left, right } = strip.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    if (box.left < left) strip.scrollLeft -= left - box.left;
    else if (box.right > right) strip.scrollLeft += box.right - right;
  });
  watcher.observe(strip);
  return () => watcher.disconnect();
};

/** Properties of {@link SceneTabs}. */
export interface SceneTabsProps {
  readonly kind: TemplateKind;
  /** Stable name of the scene that shows. */
  readonly scene: string;
  /** Prefix of the element ids that tie tabs and list together. */
  readonly idPrefix: string;
  readonly onChoose: (scene: string) => void;
  /** Adds a first tab named so, with the scene `all`. Default none. */
  readonly allLabel?: string;
}

/** Scene that stands for every one. */
export const ALL_SCENES = 'all';

/** Draws the scenes of a kind as tabs, those that the window has no room for in a More menu (TPL-06..12). */
export const SceneTabs = ({ kind, scene, idPrefix, onChoose, allLabel }: SceneTabsProps): JSX.Element => {
  const t = useT(templateTexts);
  const locale = useLocale();
  const width = useSyncExternalStore(watchWidth, widthNow);
  const strip = useRef<HTMLDivElement>(null);
  useWheelScroll(strip);
  useEffect(() => {
    const element = strip.current;
    const tab = element?.querySelector('[aria-selected="true"]');
    return element === null || tab === null || tab === undefined ? undefined : bringIntoView(element, tab);
  }, [scene, width]);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const all = allLabel === undefined ? [] : [{ category: ALL_SCENES, name: allLabel }];
  const { shown, more } = splitScenes([...all, ...scenesOf(kind, locale)], width);
  const inMore = more.find(({ category }) => category === scene);
  // The chosen one stands among the tabs, so that the list below always has its own.
  const tabs = (inMore === undefined ? shown : [...shown, inMore]).map(({ category, name }) => ({
    id: category,
    label: name,
  }));
  return (
    <div className="cd-scenes">
      <div ref={strip} className="cd-scenes__strip">
        <Tabs
          tabs={tabs}
          active={scene}
          label={t('templates.scenes')}
          idPrefix={idPrefix}
          onChange={onChoose}
        />
      </div>
      {more.length > 0 && (
        <button
          type="button"
          className={joinClasses('cd-scenes__more', anchor !== null && 'cd-scenes__more--open')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
        >
          {t('templates.more')}
          <Icon of={chevronDownIcon} size={14} />
        </button>
      )}
      {anchor !== null && (
        <Menu
          anchor={anchor}
          end
          label={t('templates.more')}
          entries={more.map(({ category, name }) => ({
            id: category,
            label: name,
            checked: category === scene,
          }))}
          onChoose={onChoose}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
};
