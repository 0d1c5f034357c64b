import { findPart, removePart, setPart } from '@chartdock/editing/tree';
import type { KeyMap, KeySystem, MindSession } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { OwnKeysDialog } from './OwnKeysDialog.tsx';
import { StylePanel } from './StylePanel.tsx';
import { TextDialog } from './TextDialog.tsx';

/** Properties of {@link MindPanels}. */
export interface MindPanelsProps {
  /** Which one is open: the id of its command, or `part:` with the id of a relation, a summary or a boundary. */
  readonly open: string;
  readonly session: MindSession;
  readonly system: KeySystem;
  readonly keys: KeyMap;
  /** Chooses the keys of a command; undefined for the usual ones. */
  readonly onKeys: (id: string, combos: readonly string[] | undefined) => void;
  readonly can: (id: string) => boolean;
  readonly run: (id: string) => void;
  readonly onClose: () => void;
}

/** Completes an address without a scheme; undefined for one that leads nowhere. */
const addressOf = (text: string): string | undefined => {
  const bare = text.trim();
  if (bare === '') return '';
  const full = /^[\w.+-]+@[\w-]+\.\w+/.test(bare)
    ? `mailto:${bare}`
    : /^[a-z][\w+.-]*:/i.test(bare)
      ? bare
      : `https://${bare}`;
  return /^(?:https?:\/\/[^\s/]+|mailto:\S+)/i.test(full) && isAddress(full) ? full : undefined;
};

const isAddress = (text: string): boolean => {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

const Note = ({ session, onClose }: MindPanelsProps): JSX.Element => {
  const t = useT(editorTexts);
  const { selected } = session.state();
  const note = session.index().get(selected[0] ?? '')?.topic.note ?? '';
  const set = (text: string): void =>
    session.set(selected, { note: text.trim() === '' ? null : text }, 'note');
  return (
    <TextDialog
      title={t('mind.note')}
      value={note}
      isLong
      onSave={set}
      onRemove={note === '' ? undefined : () => set('')}
      onClose={onClose}
    />
  );
};

const Link = ({ session, onClose }: MindPanelsProps): JSX.Element => {
  const t = useT(editorTexts);
  const { selected } = session.state();
  const href = session.index().get(selected[0] ?? '')?.topic.href ?? '';
  const set = (text: string): void => {
    const address = addressOf(text) ?? '';
    session.set(selected, { href: address === '' ? null : address }, 'link');
  };
  return (
    <TextDialog
      title={t('mind.link')}
      value={href}
      check={(text) => (addressOf(text) === undefined ? t('panel.linkWrong') : undefined)}
      onSave={set}
      onRemove={href === '' ? undefined : () => set('')}
      onClose={onClose}
    />
  );
};

const NAMES = {
  relations: 'mind.relation',
  summaries: 'mind.summary',
  boundaries: 'mind.boundary',
} as const;

const Part = ({ open, session, onClose }: MindPanelsProps): JSX.Element | null => {
  const t = useT(editorTexts);
  const id = open.slice('part:'.length);
  const part = findPart(session.document.get(), id);
  if (part === undefined) return null;
  return (
    <TextDialog
      title={t(NAMES[part.kind])}
      value={part.text}
      onSave={(text) =>
        void session.change(setPart(session.document.get(), id, { text }), { label: 'part.write' })
      }
      onRemove={() => void session.change(removePart(session.document.get(), id), { label: 'part.remove' })}
      onClose={onClose}
    />
  );
};

const Style = ({ session, run, onClose }: MindPanelsProps): JSX.Element => (
  <StylePanel session={session} run={run} onClose={onClose} />
);

const Palette = ({ system, keys, can, run, onClose }: MindPanelsProps): JSX.Element => (
  <CommandPalette system={system} keys={keys} can={can} onRun={run} onClose={onClose} />
);

const Keys = ({ system, keys, onKeys, onClose }: MindPanelsProps): JSX.Element => (
  <OwnKeysDialog system={system} keys={keys} onKeys={onKeys} onClose={onClose} />
);

const PANELS: Readonly<Record<string, (props: MindPanelsProps) => JSX.Element | null>> = {
  'topic.note': Note,
  'topic.link': Link,
  'panel.style': Style,
  'panel.commands': Palette,
  'help.keys': Keys,
  part: Part,
};

/** Returns whether a command opens a panel. */
export const isPanel = (id: string): boolean => PANELS[id.split(':')[0] ?? ''] !== undefined;

/** Draws the open panel of a mind map. */
export const MindPanels = (props: MindPanelsProps): JSX.Element | null => {
  const Panel = PANELS[props.open.split(':')[0] ?? ''];
  return Panel === undefined ? null : <Panel {...props} />;
};
