import type { TreeDefinition } from '@chartdock/documents';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../foundation/primitives/useLatest.ts';
import type { Picture } from './picture.types.ts';
import type { AskContent } from './useContent.ts';

/** Options of {@link useFolding}. */
export interface FoldingOptions {
  readonly ask: AskContent;
  readonly isDark: boolean;
  readonly onFolded: (picture: Picture) => void;
}

/** Collapses and expands topics; the functions stay the same. */
export interface Folding {
  readonly isBusy: boolean;
  readonly fold: (id: string, isClosed: boolean) => void;
  readonly foldAll: (isClosed: boolean) => void;
  /** Expands whatever hides a topic. */
  readonly unfoldTo: (id: string) => void;
}

const loadDocuments = () => import('@chartdock/documents');

type Documents = Awaited<ReturnType<typeof loadDocuments>>;
type Change = (documents: Documents, tree: TreeDefinition) => TreeDefinition;

const readTree = ({ readDefinition }: Documents, def: string): TreeDefinition | undefined => {
  const reading = readDefinition(JSON.parse(def));
  return reading.status === 'read' && reading.definition.type === 'tree' ? reading.definition : undefined;
};

const pictureOf = (documents: Documents, tree: TreeDefinition, isDark: boolean): Picture => ({
  ...documents.drawScene(tree, isDark ? { theme: 'dark' } : {}),
  texts: documents.listTexts(tree),
});

/** Draws a tree again with topics closed or opened; definition and renderer come with the first one. What fails leaves the picture. */
export const useFolding = ({ ask, isDark, onFolded }: FoldingOptions): Folding => {
  const reading = useRef<Promise<TreeDefinition | undefined>>(undefined);
  const tree = useRef<TreeDefinition>(undefined);
  const [busy, setBusy] = useState(0);
  const read = async (documents: Documents): Promise<TreeDefinition | undefined> => {
    reading.current ??= ask({ show: 'definition' }).then(({ def = '{}' }) => readTree(documents, def));
    try {
      return await reading.current;
    } catch (error) {
      reading.current = undefined;
      throw error;
    }
  };
  const change = async (how: Change): Promise<void> => {
    const documents = await loadDocuments();
    const first = await read(documents);
    // What was changed meanwhile stays changed.
    const before = tree.current ?? first;
    if (before === undefined) return;
    tree.current = how(documents, before);
    onFolded(pictureOf(documents, tree.current, isDark));
  };
  const run = (how: Change): void => {
    setBusy((count) => count + 1);
    change(how)
      .catch(() => undefined)
      .finally(() => setBusy((count) => count - 1));
  };
  const latest = useLatest(run);
  // A picture in another palette comes as it is stored; what was folded is folded there too.
  useEffect(() => {
    if (tree.current !== undefined) latest.current((_documents, one) => one);
  }, [isDark, latest, onFolded]);
  const acts = useMemo(
    (): Omit<Folding, 'isBusy'> => ({
      fold: (id, isClosed) => latest.current(({ foldTopic }, one) => foldTopic(one, id, isClosed)),
      foldAll: (isClosed) => latest.current(({ foldAll }, one) => foldAll(one, isClosed)),
      unfoldTo: (id) => latest.current(({ unfoldTo }, one) => unfoldTo(one, id)),
    }),
    [latest],
  );
  const isBusy = busy > 0;
  return useMemo(() => ({ isBusy, ...acts }), [acts, isBusy]);
};
