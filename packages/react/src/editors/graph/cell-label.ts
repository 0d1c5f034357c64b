import type { Translate } from '@chartdock/contract';
import { findShape } from '@chartdock/documents';
import { readingOrder } from '@chartdock/editing/graph';
import type { EdgeThing, GraphSession, NodeThing } from '@chartdock/editing/graph';
import type { GraphTextKey } from './texts/graph-texts.ts';

/** Words that a cell is described with. */
export interface LabelWords {
  readonly t: Translate<GraphTextKey>;
  readonly locale: 'zh' | 'en';
}

const MOST_NAMES = 3;

const nameOf = (session: GraphSession, id: string | undefined, t: LabelWords['t']): string => {
  if (id === undefined) return t('graph.loose');
  const text = session.plan.node(id)?.text.trim() ?? '';
  return text === '' ? t('graph.noText') : text;
};

const labelOfLine = (session: GraphSession, { from, to, labels }: EdgeThing, { t }: LabelWords): string => {
  const names = { from: nameOf(session, from.id, t), to: nameOf(session, to.id, t) };
  const text = labels.map((label) => label.text.trim()).find((one) => one !== '');
  return text === undefined ? t('graph.line', names) : t('graph.lineText', { ...names, text });
};

const labelOfNode = (session: GraphSession, node: NodeThing, { t, locale }: LabelWords): string => {
  const { plan, store } = session;
  const order = readingOrder(store.index, plan).filter((id) => plan.node(id) !== undefined);
  const names = store.index.leadingTo(node.id).flatMap((id) => {
    const edge = plan.edge(id);
    return edge?.from.id === node.id ? [nameOf(session, edge.to.id, t)] : [];
  });
  return [
    t('graph.node', {
      text: nameOf(session, node.id, t),
      shape: findShape(node.shape)?.names[locale] ?? node.shape,
      at: order.indexOf(node.id) + 1,
      count: order.length,
    }),
    ...(node.parent === undefined ? [] : [t('graph.in', { name: nameOf(session, node.parent, t) })]),
    ...(names.length === 0 ? [] : [t('graph.leads', { names: names.slice(0, MOST_NAMES).join(', ') })]),
    ...(node.locked === true ? [t('graph.locked')] : []),
  ].join(', ');
};

/** Says a cell with its place in words: “Check, Decision, 3 of 12, leads to Pay”. */
export const cellLabel = (session: GraphSession, id: string | undefined, words: LabelWords): string => {
  const cell = id === undefined ? undefined : session.store.index.find('cells', id);
  if (cell === undefined) return words.t('graph.nothing');
  return cell.t === 'edge' ? labelOfLine(session, cell, words) : labelOfNode(session, cell, words);
};
