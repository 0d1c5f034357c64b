import type { Theme } from '@chartdock/documents';
import { cellSettingOf, rowSettingOf } from '@chartdock/documents/drawing';
import type { CellSetting } from '@chartdock/documents/drawing';
import { middleOf, wayOf } from '@chartdock/editing/graph';
import type { GraphSession, Spot } from '@chartdock/editing/graph';
import type { FieldPlace } from '../input/armed-field.ts';
import type { GraphCanvas } from './graph-canvas.ts';

const LABEL = { size: 12, line: 16.8, width: 160 } as const;

/** Returns the point of a connector at a share of its length, about. */
const alongLine = (points: readonly (readonly [number, number])[], share: number): Spot => {
  const lengths = points.slice(1).map(([x, y], at) => {
    const [ax, ay] = points[at] ?? [x, y];
    return Math.hypot(x - ax, y - ay);
  });
  let left = lengths.reduce((sum, one) => sum + one, 0) * share;
  for (const [at, length] of lengths.entries()) {
    const [a, b] = [points[at], points[at + 1]];
    if (a === undefined || b === undefined) break;
    if (left <= length && length > 0)
      return { x: a[0] + ((b[0] - a[0]) * left) / length, y: a[1] + ((b[1] - a[1]) * left) / length };
    left -= length;
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  return { x, y };
};

const labelSetting = (session: GraphSession, id: string, theme: Theme): CellSetting | undefined => {
  const [route, edge] = [session.plan.route(id), session.plan.edge(id)];
  if (route === undefined || edge === undefined) return undefined;
  const { writing } = session.state();
  const place = writing?.place;
  const at = place?.part === 'label' ? place.at : 0;
  const t = edge.labels[at]?.t ?? (place?.part === 'label' ? place.t : undefined) ?? 0.5;
  const spot = alongLine(wayOf(route), t);
  const shown = route.labels[at]?.box;
  const middle = shown === undefined ? spot : middleOf(shown);
  const height = shown?.h ?? LABEL.line;
  return {
    box: { x: middle.x - LABEL.width / 2, y: middle.y - height / 2, w: LABEL.width, h: height },
    ...LABEL,
    isBold: false,
    align: 'center',
    ink: theme.text,
  };
};

/** Returns how the text is set that is written, or that a key would replace. */
export const settingOf = (session: GraphSession, theme: Theme): CellSetting | undefined => {
  const id = session.state().writing?.id ?? session.selected().at(-1);
  if (id === undefined) return undefined;
  const node = session.plan.node(id);
  if (node === undefined) return labelSetting(session, id, theme);
  const place = session.state().writing?.place;
  return place?.part === 'row' ? rowSettingOf(node, place, theme) : cellSettingOf(node, theme);
};

/** Returns where the field lies over a text in the window. */
export const fieldPlace = (canvas: GraphCanvas, setting: CellSetting): FieldPlace => {
  // A little wider than the text, so that the browser breaks no line that we do not.
  const width = setting.width + 2;
  const corner = canvas.toScreen({
    x: setting.box.x - (setting.align === 'center' ? 1 : setting.align === 'right' ? 2 : 0),
    y: setting.box.y,
  });
  return { ...setting, ...corner, width, height: setting.box.h + setting.line, scale: canvas.view().scale };
};
