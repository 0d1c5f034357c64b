import type { Theme } from '@chartdock/documents';
import { cellSettingOf, rowSettingOf } from '@chartdock/documents/drawing';
import type { CellSetting } from '@chartdock/documents/drawing';
import { middleOf, spotAlong, wayOf } from '@chartdock/editing/graph';
import type { GraphSession } from '@chartdock/editing/graph';
import type { FieldPlace } from '../input/armed-field.ts';
import type { GraphCanvas } from './graph-canvas.ts';

const LABEL = { size: 12, line: 16.8, width: 160 } as const;
const HALF = 0.5;

/** Returns which label is written, the first when none is, and where along its line a new one stands. */
const labelPlace = (session: GraphSession): { readonly at: number; readonly t: number } => {
  const place = session.state().writing?.place;
  return place?.part === 'label' ? { at: place.at, t: place.t ?? HALF } : { at: 0, t: HALF };
};

const labelSetting = (session: GraphSession, id: string, theme: Theme): CellSetting | undefined => {
  const [route, edge] = [session.plan.route(id), session.plan.edge(id)];
  if (route === undefined || edge === undefined) return undefined;
  const place = labelPlace(session);
  const t = edge.labels[place.at]?.t ?? place.t;
  const shown = route.labels[place.at]?.box;
  const middle = shown === undefined ? spotAlong(wayOf(route), t) : middleOf(shown);
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
