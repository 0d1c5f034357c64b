import type { Topic, TopicStyle } from '@chartdock/documents';
import type { TreeIndex } from './tree-index.ts';
import type { TreeChange, TreeEdit } from './tree-edit.types.ts';

/** Values of a style; null takes one away. */
export type StyleValues = { readonly [Name in keyof TopicStyle]?: TopicStyle[Name] | null };

const merged = (before: TopicStyle = {}, to: StyleValues): TopicStyle | null => {
  const all: Readonly<Record<string, unknown>> = { ...before, ...to };
  const values = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  // Only values of a style are left.
  return values.length === 0 ? null : (Object.fromEntries(values) as TopicStyle);
};

/** Changes how topics look. Undefined when they look so already. */
export const styleTopics = (
  index: TreeIndex,
  ids: readonly string[],
  to: StyleValues,
): TreeChange | undefined => {
  const edits = ids.flatMap((id): TreeEdit[] => {
    const topic = index.get(id)?.topic;
    if (topic === undefined) return [];
    const style = merged(topic.style, to);
    if (JSON.stringify(style ?? {}) === JSON.stringify(topic.style ?? {})) return [];
    return [{ kind: 'set', id, to: { style } }];
  });
  return edits.length === 0 ? undefined : { edits, select: ids };
};

/** Gives topics a whole look, or the one of the theme when there is none. Undefined when they have it already. */
export const wearStyle = (
  index: TreeIndex,
  ids: readonly string[],
  style: TopicStyle | undefined,
): TreeChange | undefined => {
  const edits = ids.flatMap((id): TreeEdit[] => {
    const topic = index.get(id)?.topic;
    if (topic === undefined || JSON.stringify(topic.style) === JSON.stringify(style)) return [];
    return [{ kind: 'set', id, to: { style: style ?? null } }];
  });
  return edits.length === 0 ? undefined : { edits, select: ids };
};

/** Switches a mark of a style on all topics: off when all have it, else on. */
export const toggleStyle = (
  index: TreeIndex,
  ids: readonly string[],
  name: 'bold' | 'italic' | 'underline' | 'strike',
): TreeChange | undefined => {
  const isOn = ids.every((id) => index.get(id)?.topic.style?.[name] === true);
  return styleTopics(index, ids, { [name]: isOn ? null : true });
};

/** Family of a marker, of which a topic has at most one: `flag` of `flag-red`; signs stand beside one another. */
const familyOf = (name: string): string => (name.startsWith('sign-') ? name : (name.split('-')[0] ?? name));

const withMarker = ({ markers = [] }: Topic, name: string, isOn: boolean): readonly string[] => {
  const others = markers.filter((one) => familyOf(one) !== familyOf(name));
  return isOn ? [...others, name] : others;
};

/** Puts a marker on topics, in place of another one of its family; takes it off when all have it. */
export const toggleMarker = (
  index: TreeIndex,
  ids: readonly string[],
  name: string,
): TreeChange | undefined => {
  const topics = ids.flatMap((id) => index.get(id)?.topic ?? []);
  if (topics.length === 0) return undefined;
  const isOn = !topics.every(({ markers = [] }) => markers.includes(name));
  const edits = topics.map((topic): TreeEdit => {
    const markers = withMarker(topic, name, isOn);
    return { kind: 'set', id: topic.id, to: { markers: markers.length === 0 ? null : markers } };
  });
  return { edits, select: ids };
};

/** Removes sides and widths that were set by hand. Undefined when there are none. */
export const tidyTree = (index: TreeIndex): TreeChange | undefined => {
  const edits = index.ids.flatMap((id): TreeEdit[] => {
    const topic = index.get(id)?.topic;
    if (topic?.side === undefined && topic?.width === undefined) return [];
    return [{ kind: 'set', id, to: { side: null, width: null } }];
  });
  return edits.length === 0 ? undefined : { edits, select: [] };
};
