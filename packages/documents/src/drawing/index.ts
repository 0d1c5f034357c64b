export { drawPlanExtras, drawPlanJoins, drawPlanRelations, drawPlanTopic, toneOfPlan } from './draw-plan.ts';
export { planTree } from './plan-tree.ts';
export type { PlannedTopic, TreePlan, TreeSizes } from './plan-tree.ts';
export { createTreeSizes } from './tree-sizes.ts';
export { titleSettingOf } from './title-setting.ts';
export type { TitleSetting } from './title-setting.ts';
export { drawMarker, MARKER_NAMES } from '../render/markers.ts';
