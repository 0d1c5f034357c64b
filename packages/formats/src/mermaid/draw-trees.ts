import type { Definition } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

const SHAPED = /^[\p{L}\p{N}_-]*(?:\(\((.*)\)\)|\)\)(.*)\(\(|\{\{(.*)\}\}|\)(.*)\(|\[(.*)\]|\((.*)\))$/u;

const titleOf = (text: string): string => {
  const shaped = SHAPED.exec(text.trim());
  const inside: readonly (string | undefined)[] = shaped?.slice(1) ?? [];
  return plainLabel(inside.find((one) => one !== undefined) ?? text);
};

/** Draws a mind map by the indents of its lines. Throws `no_content` where it has none. */
export const drawMindmap = ({ lines }: MermaidSource, losses: LossCounter): Definition => {
  const nextId = createIds();
  const top: DraftTopic = { id: 'top', title: '', children: [] };
  const open: { readonly topic: DraftTopic; readonly indent: number }[] = [{ topic: top, indent: -1 }];
  for (const line of lines) {
    const text = line.trim();
    const last = open.at(-1);
    if (text.startsWith('::icon')) losses.add('markers');
    else if (text.startsWith(':::')) losses.add('styles');
    else if (last !== undefined) {
      const indent = line.length - line.trimStart().length;
      while (open.length > 1 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
      const topic: DraftTopic = { id: nextId(), title: fitText(titleOf(text), losses), children: [] };
      (open.at(-1)?.topic ?? top).children.push(topic);
      open.push({ topic, indent });
    }
  }
  const [root, ...others] = top.children;
  if (root === undefined) throw new FormatError('no_content', 'the mind map has no topic');
  root.children.push(...others);
  return treeCanvas({ title: root.title, structure: 'free', root }).definition;
};

/** Parts a line at colons that begin it or have a space beside them; those of times and addresses stay. */
const partsOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let at = line.indexOf(':'); at !== -1; at = line.indexOf(':', at + 1)) {
    if (at > 0 && !/\s/.test(line.charAt(at - 1) + line.charAt(at + 1))) continue;
    parts.push(line.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, line.slice(from).trim()];
};

/** Draws a timeline: its times are topics, with their events below them, in sections where it has some. */
export const drawTimeline = ({ lines, title }: MermaidSource, losses: LossCounter): Definition => {
  const nextId = createIds();
  const topic = (text: string): DraftTopic => ({
    id: nextId(),
    title: fitText(plainLabel(text), losses),
    children: [],
  });
  const root = topic(title ?? '');
  let place = root;
  let last: DraftTopic | undefined;
  for (const line of lines.map((one) => one.trim())) {
    const named = /^title\s+(.*)/s.exec(line);
    const section = /^section\s+(.*)/s.exec(line);
    const [time = '', ...events] = partsOf(line);
    if (named !== null) root.title = plainLabel(named[1] ?? '');
    else if (section !== null) {
      place = topic(section[1] ?? '');
      root.children.push(place);
    } else {
      if (time !== '' || last === undefined) {
        last = topic(time);
        place.children.push(last);
      }
      last.children.push(...events.filter((one) => one.trim() !== '').map(topic));
    }
  }
  return treeCanvas({ title: root.title, structure: 'timeline', root }).definition;
};
