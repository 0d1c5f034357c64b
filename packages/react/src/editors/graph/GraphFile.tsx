import type { Definition, GraphDefinition } from '@chartdock/documents';
import { createGraphSession } from '@chartdock/editing/graph';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChartInfo } from '../../documents/useChartInfo.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useDocumentTitle } from '../../foundation/app/useDocumentTitle.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { ErrorState } from '../../foundation/primitives/StateMessage.tsx';
import type { FirstContent } from '../../viewer/first-content.ts';
import { CanvasTabs } from '../frame/CanvasTabs.tsx';
import { EditorActions } from '../frame/EditorActions.tsx';
import type { CanvasSaver } from '../frame/saving.types.ts';
import { useCanvases } from '../frame/useCanvases.ts';
import { useCanvas } from '../frame/useCanvas.ts';
import type { CanvasReading } from '../frame/useCanvas.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { GraphEditor } from './GraphEditor.tsx';

/** Properties of {@link GraphFile}. */
export interface GraphFileProps {
  readonly info: ChartInfo;
  readonly first: FirstContent | undefined;
}

interface OpenCanvas {
  readonly session: GraphSession;
  readonly saver: CanvasSaver;
}

const isGraph = (definition: Definition): definition is GraphDefinition => definition.type === 'graph';

const useOpenCanvas = (reading: CanvasReading<GraphDefinition>): OpenCanvas | undefined =>
  useMemo((): OpenCanvas | undefined => {
    if (reading.status !== 'ready') return undefined;
    const { store, saver } = reading;
    return { session: createGraphSession(store), saver };
  }, [reading]);

/** Opens the canvases of a file of shapes and connectors for someone who may change them. */
export const GraphFile = ({ info, first }: GraphFileProps): JSX.Element => {
  const { item } = info;
  const { workspace, addressOf } = useApp();
  const t = useT(editorTexts);
  const [title, setTitle] = useState(item.title);
  const [isFavourite, setFavourite] = useState(item.isFavourite);
  const [wanted, setWanted] = useState<string>();
  const [reading, reload] = useCanvas({ fileId: item.id, canvasId: wanted, isKind: isGraph });
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
    <GraphEditor
      key={reading.canvasId}
      frame={frame}
      session={open.session}
      category={item.category}
      onShown={first?.remove}
    />
  );
};
