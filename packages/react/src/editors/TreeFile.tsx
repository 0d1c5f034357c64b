import type { Definition, TreeDefinition } from '@chartdock/documents';
import { createMindSession, createStoreDocument } from '@chartdock/editing/tree';
import type { MindSession } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { useDocumentTitle } from '../foundation/app/useDocumentTitle.ts';
import type { ChartInfo } from '../documents/useChartInfo.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { ErrorState } from '../foundation/primitives/StateMessage.tsx';
import { Spinner } from '../foundation/primitives/Spinner.tsx';
import type { FirstContent } from '../viewer/first-content.ts';
import { outlineIcon } from '../viewer/viewer-icons.ts';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import { CanvasTabs } from './frame/CanvasTabs.tsx';
import { EditorActions } from './frame/EditorActions.tsx';
import { mapIcon } from './frame/editor-icons.ts';
import type { EditorFrameProps } from './frame/EditorFrame.tsx';
import { FindBar } from './frame/FindBar.tsx';
import { KeysDialog } from './frame/KeysDialog.tsx';
import { useCanvases } from './frame/useCanvases.ts';
import { OutlineEditor } from './outline/OutlineEditor.tsx';
import type { CanvasSaver } from './frame/saving.types.ts';
import { useCanvas } from './frame/useCanvas.ts';
import type { CanvasReading } from './frame/useCanvas.ts';
import { MindEditor } from './mind/MindEditor.tsx';
import { editorTexts } from './texts/editor-texts.ts';

/** Properties of {@link TreeFile}. */
export interface TreeFileProps {
  readonly info: ChartInfo;
  readonly editor: 'mindmap' | 'outline';
  readonly first: FirstContent | undefined;
}

interface OpenCanvas {
  readonly session: MindSession;
  readonly saver: CanvasSaver;
}

const isTree = (definition: Definition): definition is TreeDefinition => definition.type === 'tree';

const useOpenCanvas = (reading: CanvasReading<TreeDefinition>): OpenCanvas | undefined => {
  const t = useT(editorTexts);
  const title = t('mind.empty');
  return useMemo((): OpenCanvas | undefined => {
    if (reading.status !== 'ready') return undefined;
    const { store, saver } = reading;
    const document = createStoreDocument(store);
    return { session: createMindSession({ document, maker: { newId: () => store.newId(), title } }), saver };
  }, [reading, title]);
};

interface OpenFileProps extends TreeFileProps {
  readonly frame: Omit<EditorFrameProps, 'children' | 'tools' | 'onDone'>;
  readonly open: OpenCanvas;
  readonly structure: TreeDefinition['structure'];
}

/** Draws an open canvas as a map or as an outline, with the parts over both. */
const OpenFile = ({ editor, first, frame, open, structure }: OpenFileProps): JSX.Element => {
  const t = useT(editorTexts);
  const [mode, setMode] = useState<'map' | 'outline'>(
    editor === 'outline' || structure === 'outline' ? 'outline' : 'map',
  );
  const [panel, setPanel] = useState<'find' | 'keys'>();
  const onOpen = useCallback((id: string): boolean => {
    const wanted = PANELS[id];
    if (wanted === undefined) return false;
    setPanel(wanted);
    return true;
  }, []);
  const switcher = (
    <SegmentedControl
      label={t('view.mode')}
      value={mode}
      segments={[
        { value: 'map', label: t('mind.map'), icon: mapIcon },
        { value: 'outline', label: t('mind.outline'), icon: outlineIcon },
      ]}
      onChange={setMode}
    />
  );
  const { session } = open;
  const shared = { frame, session, onOpen, switcher, onShown: first?.remove };
  return (
    <>
      {mode === 'map' ? <MindEditor {...shared} /> : <OutlineEditor {...shared} />}
      {panel === 'find' && <FindBar session={session} onClose={() => setPanel(undefined)} />}
      {panel === 'keys' && <KeysDialog onClose={() => setPanel(undefined)} />}
    </>
  );
};

const PANELS: Readonly<Record<string, 'find' | 'keys'>> = { 'edit.find': 'find', 'help.keys': 'keys' };

/** Opens the canvases of a file of topics for someone who may change them. */
export const TreeFile = (props: TreeFileProps): JSX.Element => {
  const { info, first } = props;
  const { item } = info;
  const { workspace, addressOf } = useApp();
  const t = useT(editorTexts);
  const [title, setTitle] = useState(item.title);
  const [isFavourite, setFavourite] = useState(item.isFavourite);
  const [wanted, setWanted] = useState<string>();
  const [reading, reload] = useCanvas({ fileId: item.id, canvasId: wanted, isKind: isTree });
  const open = useOpenCanvas(reading);
  const saver = open?.saver;
  const flush = useCallback(async () => saver?.flush(), [saver]);
  const canvases = useCanvases(item.id, info.canvases, flush);
  useDocumentTitle(title);
  useEffect(() => {
    if (reading.status === 'failed') first?.remove();
  }, [first, reading.status]);
  if (reading.status === 'failed')
    return (
      <div className="cd-page">
        <ErrorState
          title={t('editor.failed')}
          text={reading.text}
          retryLabel={t('common.retry')}
          onRetry={reload}
        />
      </div>
    );
  if (open === undefined || reading.status !== 'ready')
    return (
      <div className="cd-waiting">
        <Spinner label={t('editor.opening')} />
      </div>
    );
  const frame = {
    title,
    isFavourite,
    saver: open.saver,
    back: { address: addressOf({ page: 'diagrams', folderId: item.parentId }), label: t('editor.back') },
    onRename: async (name: string): Promise<string> => {
      const { file } = await workspace.client.charts.rename({ chartId: item.id, title: name });
      setTitle(file.title);
      return file.title;
    },
    onStar: (): void => {
      workspace.client.favourites
        .toggle({ chartId: item.id })
        .then(({ favourite }) => setFavourite(favourite))
        .catch(() => undefined);
    },
    onReload: reload,
    actions: (
      <EditorActions
        item={item}
        title={title}
        canvasId={reading.canvasId}
        saver={open.saver}
        onReload={reload}
      />
    ),
    foot: (
      <CanvasTabs
        canvases={canvases}
        active={reading.canvasId}
        onOpen={(id) => void flush().then(() => setWanted(id))}
      />
    ),
  };
  return (
    <OpenFile
      key={reading.canvasId}
      {...props}
      frame={frame}
      open={open}
      structure={reading.definition.structure}
    />
  );
};
