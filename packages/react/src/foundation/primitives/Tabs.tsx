import type { JSX, KeyboardEvent, ReactNode } from 'react';
import { propertiesOf } from '../drawing/draw.ts';
import { tabAttributes, tabsAttributes } from './tab-attributes.ts';

/** Describes one tab. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A count or mark after the label. */
  readonly badge?: ReactNode;
}

/** Properties of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[];
  readonly active: Id;
  readonly label: string;
  /** Prefix of the element ids that tie tabs and panel together; unique on the page. */
  readonly idPrefix: string;
  readonly onChange: (id: Id) => void;
}

const jumps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Draws a row of tabs; arrows, Home and End move and activate at once. */
export const Tabs = <Id extends string>({
  tabs,
  active,
  label,
  idPrefix,
  onChange,
}: TabsProps<Id>): JSX.Element => {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const jump = jumps[event.key];
    if (jump === undefined) return;
    event.preventDefault();
    const next = jump(
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    );
    const target = tabs[next];
    if (target === undefined) return;
    onChange(target.id);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div {...propertiesOf(tabsAttributes(label))} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          {...propertiesOf(tabAttributes(idPrefix, tab.id, tab.id === active))}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.badge}
        </button>
      ))}
    </div>
  );
};

/** Properties of {@link TabPanel}. */
export interface TabPanelProps {
  readonly idPrefix: string;
  /** The tab whose content this is. */
  readonly active: string;
  readonly children: ReactNode;
}

/** Holds the content of the active tab and is named by it. */
export const TabPanel = ({ idPrefix, active, children }: TabPanelProps): JSX.Element => (
  <div
    className="cd-tab-panel"
    role="tabpanel"
    id={`${idPrefix}-panel`}
    aria-labelledby={`${idPrefix}-tab-${active}`}
  >
    {children}
  </div>
);
