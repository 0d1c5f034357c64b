import type { Translate } from '@chartdock/contract';
import type { TreeIndex } from '@chartdock/editing/tree';
import type { EditorTextKey } from '../texts/editor-texts.ts';

const placeOf = (
  index: TreeIndex,
  { topic, parent, at, level }: NonNullable<ReturnType<TreeIndex['get']>>,
  { title, t }: { readonly title: string; readonly t: Translate<EditorTextKey> },
): string => {
  if (parent === undefined) return t(topic.id === index.root ? 'mind.root' : 'mind.floats', { title });
  const count = index.get(parent)?.topic.children.length ?? 1;
  return t('mind.place', { title, at: at + 1, count, level: level + 1 });
};

/** Says a topic with its place in words: “Plan, topic 3 of 5, level 2”. */
export const topicLabel = (index: TreeIndex, id: string, t: Translate<EditorTextKey>): string => {
  const one = index.get(id);
  if (one === undefined) return '';
  const title = one.topic.title.trim() === '' ? t('mind.empty') : one.topic.title;
  const { task, collapsed } = one.topic;
  return [
    placeOf(index, one, { title, t }),
    ...(collapsed === true && one.level > 0 ? [t('mind.closed')] : []),
    ...(task?.done === undefined ? [] : [t(task.done ? 'mind.done' : 'mind.open')]),
  ].join(', ');
};
