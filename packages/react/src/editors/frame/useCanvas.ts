import type { Definition } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import type { EditingStore } from '@chartdock/editing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { openDeviceJournal } from './device-journal.ts';
import { openCanvas } from './open-canvas.ts';
import { createOpsSaver } from './ops-saver.ts';
import type { CanvasSaver } from './saving.types.ts';
import { createTabLock } from './tab-lock.ts';
import type { TabLock } from './tab-lock.ts';

/** A canvas that is open for editing. */
export interface EditedCanvas<T extends Definition> {
  readonly canvasId: string;
  readonly definition: T;
  readonly store: EditingStore;
  readonly saver: CanvasSaver;
}

/** How far opening a canvas is. */
export type CanvasReading<T extends Definition> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly text: string }
  | ({ readonly status: 'ready' } & EditedCanvas<T>);

/** Canvas that is opened, and its kind of editor. */
export interface CanvasWish<T extends Definition> {
  readonly fileId: string;
  /** Default the first. */
  readonly canvasId: string | undefined;
  readonly isKind: (definition: Definition) => definition is T;
}

/** Opens a canvas with this device's journal of it, and saves its changes. The returned function opens it again. */
export const useCanvas = <T extends Definition>({
  fileId,
  canvasId,
  isKind,
}: CanvasWish<T>): readonly [CanvasReading<T>, () => void] => {
  const { client } = useApp().workspace;
  const account = useAccount();
  const person = account.status === 'signedIn' ? account.info.userId : '';
  const t = useT(editorTexts);
  const [reading, setReading] = useState<CanvasReading<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const tab = useRef<TabLock>(undefined);
  const tabOf = useCallback((name: string): TabLock => {
    // It stays this tab's while the canvas is opened again.
    if (tab.current?.name === name) return tab.current;
    tab.current?.release();
    return (tab.current = createTabLock((navigator as Partial<Navigator>).locks, name));
  }, []);
  useEffect(
    () => () => {
      tab.current?.release();
      tab.current = undefined;
    },
    [],
  );
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const stop = new AbortController();
    let saver: CanvasSaver | undefined;
    const load = async (): Promise<void> => {
      const input = { chartId: fileId, ...(canvasId === undefined ? {} : { defId: canvasId }) };
      const answer = await client.charts.definition(input, { quiet: true, signal: stop.signal });
      const read = readDefinition(JSON.parse(answer.def));
      if (read.status !== 'read' || !isKind(read.definition)) {
        const text = t(read.status === 'newer' ? 'editor.newerText' : 'editor.unreadableText');
        setReading({ status: 'failed', text });
        return;
      }
      const address = { client, fileId, canvasId: answer.definitionId };
      const name = `${person}/${fileId}/${answer.definitionId}`;
      const device = openDeviceJournal(name);
      const readOnly = (): string | undefined => {
        const state = saver?.state();
        return state?.status === 'readOnly' ? state.reason : undefined;
      };
      const { definition, version } = { definition: read.definition, version: answer.version };
      const opened = await openCanvas({ ...address, device, definition, version, readOnly });
      if (stop.signal.aborted || !isKind(opened.definition)) return;
      saver = createOpsSaver({
        ...{ ...address, store: opened.store, version: opened.version, conflicts: opened.conflicts },
        device: { ...device, isKept: opened.isKept },
        tab: tabOf(`chartdock ${name}`),
        onReload: reload,
      });
      const { store } = opened;
      setReading({
        status: 'ready',
        canvasId: address.canvasId,
        definition: opened.definition,
        store,
        saver,
      });
    };
    setReading({ status: 'loading' });
    load().catch((thrown: unknown) => {
      if (!stop.signal.aborted)
        setReading({ status: 'failed', text: problemText(thrown, t('editor.failed')) });
    });
    return () => {
      stop.abort();
      saver?.stop();
    };
  }, [client, fileId, canvasId, isKind, person, attempt, reload, tabOf, t]);
  return [reading, reload];
};
