import type { Theme } from '@chartdock/documents';
import { cellSettingOf, rowSettingOf } from '@chartdock/documents/drawing';
import type { CellSetting } from '@chartdock/documents/drawing';
import { middleOf, spotAlong, wayOf } from '@chartdock/editing/graph';
import type { GraphSession } from '@chartdock/editing/graph';
import type { FieldPlace } from '../input/armed-field.ts';
import type { GraphCanvas } from './graph-canvas.ts';

const LABEL = { size: 12, line: 16.8, width: 160 } as const;

const labelSetting = (session: GraphSession, id: string, theme: Theme): CellSetting | undefined => {
  const [route, edge] = [session.plan.route(id), session.plan.edge(id)];
  if (route === undefined || edge === undefined) return undefined;
  const { writing } = session.state();
  const place = writing?.place;
  const at = place?.part === 'label' ? place.at : 0;
  const t = edge.labels[at]?.t ?? (place?.part === 'label' ? place.t : undefined) ?? 0.5;
  const spot = spotAlong(wayOf(route), t);
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
