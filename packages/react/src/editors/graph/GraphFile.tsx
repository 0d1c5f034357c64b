import { readDefinition } from '@chartdock/documents';
import type { GraphDefinition } from '@chartdock/documents';
import { createStore } from '@chartdock/editing';
import { createGraphSession } from '@chartdock/editing/graph';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChartInfo } from '../../documents/useChartInfo.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useDocumentTitle } from '../../foundation/app/useDocumentTitle.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { ErrorState } from '../../foundation/primitives/StateMessage.tsx';
import type { FirstContent } from '../../viewer/first-content.ts';
import { CanvasTabs } from '../frame/CanvasTabs.tsx';
import type { CanvasSaver } from '../frame/saving.types.ts';
import { useCanvases } from '../frame/useCanvases.ts';
import { createWholeSaver } from '../frame/whole-saver.ts';
import { newTopicId } from '../input/new-topic-id.ts';
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

type Reading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly text: string }
  | {
      readonly status: 'ready';
      readonly graph: GraphDefinition;
      readonly canvasId: string;
      readonly version: number;
    };

/** Reads the definition of a canvas. */
const useGraph = (fileId: string, canvasId: string | undefined): readonly [Reading, () => void] => {
  const { client } = useApp().workspace;
  const t = useT(editorTexts);
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setReading({ status: 'loading' });
    client.charts
      .definition(
        { chartId: fileId, ...(canvasId === undefined ? {} : { defId: canvasId }) },
        { quiet: true, signal: stop.signal },
      )
      .then(({ def, definitionId, version }) => {
        const read = readDefinition(JSON.parse(def));
        if (read.status === 'read' && read.definition.type === 'graph')
          setReading({ status: 'ready', graph: read.definition, canvasId: definitionId, version });
        else
          setReading({
            status: 'failed',
            text: t(read.status === 'newer' ? 'editor.newerText' : 'editor.unreadableText'),
          });
      })
      .catch((thrown: unknown) => {
        if (!stop.signal.aborted)
          setReading({ status: 'failed', text: problemText(thrown, t('editor.failed')) });
      });
    return () => stop.abort();
  }, [client, fileId, canvasId, attempt, t]);
  return [reading, () => setAttempt((count) => count + 1)];
};

const useOpenCanvas = (fileId: string, reading: Reading): OpenCanvas | undefined => {
  const { client } = useApp().workspace;
  const open = useMemo((): OpenCanvas | undefined => {
    if (reading.status !== 'ready') return undefined;
    const { graph, canvasId, version } = reading;
    const store = createStore({ definition: graph, now: Date.now, newId: newTopicId });
    const session = createGraphSession(store);
    const { get, subscribe } = session;
    const saver = createWholeSaver({ client, fileId, canvasId, version, get, subscribe, now: Date.now });
    return { session, saver };
  }, [client, fileId, reading]);
  useEffect(() => {
    if (open === undefined) return undefined;
    const flush = (): void => void open.saver.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      open.saver.stop();
    };
  }, [open]);
  return open;
};

/** Opens the canvases of a file of shapes and connectors for someone who may change them. */
export const GraphFile = ({ info, first }: GraphFileProps): JSX.Element => {
  const { item } = info;
  const { workspace, addressOf } = useApp();
  const t = useT(editorTexts);
  const [title, setTitle] = useState(item.title);
  const [isFavourite, setFavourite] = useState(item.isFavourite);
  const [wanted, setWanted] = useState<string>();
  const [reading, reload] = useGraph(item.id, wanted);
  const open = useOpenCanvas(item.id, reading);
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
