import type { Json } from '@chartdock/documents';
import type { Intent } from '../../operations/intent.types.ts';
import type { EdgeThing } from '../../things/thing.types.ts';
import type { GraphSession } from '../graph-session.ts';
import type { GraphCommand } from './graph-command.ts';
import { isDocument } from './graph-command.ts';

const freeLines = ({ plan, selected }: GraphSession): readonly EdgeThing[] =>
  selected()
    .flatMap((id) => plan.edge(id) ?? [])
    .filter(({ locked }) => locked !== true);

const isBent = ({ way, points }: EdgeThing): boolean => way !== undefined || points.length > 0;

/** Returns a share of a way from its other end; twice gives the share again. */
const fromOtherEnd = (share: number): number => Math.round((1 - share) * 1e6) / 1e6;

/** Lets a connector lead the other way along the same line; its labels stay where they are seen. */
const reversed = ({ id, from, to, points, way, labels }: EdgeThing): Intent => ({
  op: 'set',
  id,
  to: {
    // Ends and labels of a connector are JSON, as they are read from it.
    from: to as unknown as Json,
    to: from as unknown as Json,
    ...(points.length > 0 ? { points: [...points].reverse() } : {}),
    ...(way === undefined ? {} : { way: [...way].reverse() }),
    ...(labels.length > 0
      ? { labels: labels.map((label) => ({ ...label, t: fromOtherEnd(label.t) })) as unknown as Json }
      : {}),
  },
});

/** Commands of connectors. */
export const lineCommands: readonly GraphCommand[] = [
  {
    id: 'line.reverse',
    when: (session) => freeLines(session).length > 0,
    run: (session) =>
      session.change(freeLines(session).map(reversed), {
        label: 'graph.reverse',
        select: session.selected(),
      }),
  },
  {
    id: 'line.unbend',
    when: (session) => freeLines(session).some(isBent),
    run: (session) => {
      const bent = freeLines(session).filter(isBent);
      const to = { way: null, points: [] };
      session.change(
        bent.map(({ id }): Intent => ({ op: 'set', id, to })),
        { label: 'graph.route', select: session.selected() },
      );
    },
  },
  {
    id: 'select.lines',
    when: isDocument,
    run: (session) =>
      session.select([...session.store.index.all()].flatMap(({ id }) => session.plan.edge(id)?.id ?? [])),
  },
];
