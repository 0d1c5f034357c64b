import type { Translate } from '@chartdock/contract';
import type { TreeIndex } from '@chartdock/editing/tree';
import type { EditorTextKey } from '../texts/editor-texts.ts';

/** Says a topic with its place in words: “Plan, topic 3 of 5, level 2”. */
export const topicLabel = (index: TreeIndex, id: string, t: Translate<EditorTextKey>): string => {
  const one = index.get(id);
  if (one === undefined) return '';
  const title = one.topic.title.trim() === '' ? t('mind.empty') : one.topic.title;
  const count = index.get(one.parent ?? '')?.topic.children.length ?? 1;
  const place =
    one.parent === undefined
      ? t(id === index.root ? 'mind.root' : 'mind.floats', { title })
      : t('mind.place', { title, at: one.at + 1, count, level: one.level + 1 });
  const { task, collapsed } = one.topic;
  return [
    place,
    ...(collapsed === true && one.level > 0 ? [t('mind.closed')] : []),
    ...(task?.done === undefined ? [] : [t(task.done ? 'mind.done' : 'mind.open')]),
  ].join(', ');
};
