import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from './template-places.ts';
import type { TemplateKind } from './template-places.ts';

/** Where files of a category stand in the library. */
interface Scene {
  readonly kind: TemplateKind;
  readonly scene: string;
}

const flow = (scene: string): Scene => ({ kind: 'flow', scene });

/** Categories whose drawings have a scene of their own. */
const SCENES: Readonly<Record<string, Scene>> = {
  er: flow('er'),
  uml: flow('use-case'),
  swimlane: flow('swimlane'),
  gantt: flow('gantt'),
  framework: flow('system-architecture'),
  network: flow('network'),
  venn: flow('venn'),
  bpmn: flow('bpmn'),
  ui: flow('prototype'),
  mind_org: flow('org-chart'),
  mind_org_multistage: flow('org-chart'),
  mind_timeline: flow('timeline'),
  mind_fishbone: flow('fishbone'),
  outline: { kind: 'mind', scene: 'study-notes' },
};

/** Returns the kind of templates that a category belongs to, and the scene it stands at unless someone chooses another. */
export const sceneOfCategory = (category: string): Scene =>
  SCENES[category] ??
  (category.includes('mind') ? { kind: 'mind', scene: 'plan-summary' } : flow('flowchart'));

/** Returns whether a kind has a scene that templates can be put at; the featured ones are chosen, not named. */
export const isTemplateScene = (kind: TemplateKind, scene: string): boolean =>
  scene !== 'featured' && TEMPLATE_SCENES[kind].some(({ category }) => category === scene);

/** Returns whether a kind has a topic. */
export const isTemplateTopic = (kind: TemplateKind, topic: string): boolean =>
  TEMPLATE_TOPICS[kind].some(({ category }) => category === topic);
