import { readDefinition } from '@chartdock/documents';
import type { Topic } from '@chartdock/documents';

/** Writes topics for the clipboard. */
export const formatCopiedTopics = (topics: readonly Topic[]): string => JSON.stringify({ topics });

/** Reads topics from a clipboard, which anyone may have written: checked like a file. Undefined when they are none of ours. */
export const parseCopiedTopics = (text: string): readonly Topic[] | undefined => {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('topics' in value)) return undefined;
  const reading = readDefinition({
    v: 2,
    type: 'tree',
    page: { name: '' },
    structure: 'right',
    theme: 'default',
    root: { id: 'clipboard', title: '', children: value.topics },
  });
  return reading.status === 'read' && reading.definition.type === 'tree'
    ? reading.definition.root.children
    : undefined;
};
