import type { TreeDefinition } from '@chartdock/documents';
import { useRef, useState } from 'react';
import type { Picture } from './picture.types.ts';
import type { AskContent } from './useContent.ts';

/** What {@link useFolding} works with. */
export interface FoldingOptions {
  readonly ask: AskContent;
  readonly isDark: boolean;
  readonly onFolded: (picture: Picture) => void;
}

/** Collapses and expands topics. */
export interface Folding {
  readonly isBusy: boolean;
  readonly fold: (id: string, isClosed: boolean) => void;
  readonly foldAll: (isClosed: boolean) => void;
}

const loadDocuments = () => import('@chartdock/documents');

type Documents = Awaited<ReturnType<typeof loadDocuments>>;

const readTree = ({ readDefinition }: Documents, def: string): TreeDefinition | undefined => {
  const reading = readDefinition(JSON.parse(def));
  return reading.status === 'read' && reading.definition.type === 'tree' ? reading.definition : undefined;
};

/** Draws a tree again with topics closed or opened; definition and renderer come with the first one. What fails leaves the picture. */
export const useFolding = ({ ask, isDark, onFolded }: FoldingOptions): Folding => {
  const tree = useRef<TreeDefinition>(undefined);
  const [isBusy, setBusy] = useState(false);
  const change = async (
    change: (documents: Documents, tree: TreeDefinition) => TreeDefinition,
  ): Promise<void> => {
    const documents = await loadDocuments();
    tree.current ??= readTree(documents, (await ask({ show: 'definition' })).def ?? '{}');
    if (tree.current === undefined) return;
    tree.current = change(documents, tree.current);
    const scene = documents.drawScene(tree.current, isDark ? { theme: 'dark' } : {});
    onFolded({ ...scene, texts: documents.listTexts(tree.current) });
  };
  const run = (how: Parameters<typeof change>[0]): void => {
    setBusy(true);
    change(how)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return {
    isBusy,
    fold: (id, isClosed) => run(({ foldTopic }, one) => foldTopic(one, id, isClosed)),
    foldAll: (isClosed) => run(({ foldAll }, one) => foldAll(one, isClosed)),
  };
};
