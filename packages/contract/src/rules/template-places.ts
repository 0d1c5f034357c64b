/** The two kinds of templates that have topics and scenes. */
export type TemplateKind = 'flow' | 'mind';

/** How much a template holds, as lists are narrowed to it. */
export type TemplateLength = 'short' | 'medium' | 'long';

/** Says of each length how many parts with a text a template of it has; a long one has no upper end. */
export const TEMPLATE_LENGTHS: Readonly<
  Record<TemplateLength, { readonly from: number; readonly to: number | undefined }>
> = {
  short: { from: 0, to: 15 },
  medium: { from: 16, to: 25 },
  long: { from: 26, to: undefined },
};

/** A place of the library: its stable name, and its text for people. */
export interface TemplatePlace {
  readonly category: string;
  readonly zh: string;
  readonly en: string;
}

const place = (category: string, zh: string, en: string): TemplatePlace => ({ category, zh, en });

/** Lists the topics of each kind in their order (SCENE-01, SCENE-03). */
export const TEMPLATE_TOPICS: Readonly<Record<TemplateKind, readonly TemplatePlace[]>> = {
  flow: [
    place('project-management', '项目管理', 'Project management'),
    place('plans-summaries', '计划总结', 'Plans and summaries'),
    place('education', '教育教学', 'Education'),
    place('product-manager', '产品经理', 'Product manager'),
    place('product-operations', '产品运营', 'Product operations'),
    place('business-operation', '企业经营', 'Business operation'),
    place('product-development', '产品研发', 'Product development'),
    place('human-resources', '人力资源', 'Human resources'),
  ],
  mind: [
    place('plan-review', '计划复盘', 'Plan review'),
    place('analysis-methods', '分析方法', 'Analysis methods'),
    place('product-knowledge', '产品知识', 'Product knowledge'),
    place('operations-notes', '运营笔记', 'Operations notes'),
    place('development-testing', '开发测试', 'Development and testing'),
    place('business-operation', '企业经营', 'Business operation'),
    place('project-management', '项目管理', 'Project management'),
  ],
};

/** Lists the scenes of each kind in their order; the first, featured ones, is the one that shows at first (SCENE-02, SCENE-04). */
export const TEMPLATE_SCENES: Readonly<Record<TemplateKind, readonly TemplatePlace[]>> = {
  flow: [
    place('featured', '精选推荐', 'Featured'),
    place('flowchart', '流程图', 'Flowchart'),
    place('business-process', '业务流程', 'Business process'),
    place('swimlane', '泳道图', 'Swimlane'),
    place('er', 'ER 图', 'ER diagram'),
    place('use-case', '用例图', 'Use case'),
    place('system-architecture', '系统架构', 'System architecture'),
    place('sequence', '时序图', 'Sequence'),
    place('network', '网络拓扑', 'Network topology'),
    place('org-chart', '组织架构', 'Org chart'),
    place('timeline', '时间线', 'Timeline'),
    place('relationship', '关系图', 'Relationship'),
    place('gantt', '甘特图', 'Gantt'),
    place('fishbone', '鱼骨图', 'Fishbone'),
    place('venn', '韦恩图', 'Venn'),
    place('prototype', '原型图', 'Prototype'),
    place('bpmn', 'BPMN', 'BPMN'),
  ],
  mind: [
    place('featured', '精选推荐', 'Featured'),
    place('style', '风格样式', 'Style'),
    place('study-notes', '读书笔记', 'Study notes'),
    place('plan-summary', '计划总结', 'Plan summary'),
    place('education', '教育教学', 'Education'),
    place('product-operations', '产品运营', 'Product operations'),
    place('product-manager', '产品经理', 'Product manager'),
    place('e-commerce', '电子商务', 'E-commerce'),
    place('law', '法律', 'Law'),
    place('software-development', '软件开发', 'Software development'),
    place('entertainment-life', '娱乐生活', 'Entertainment and life'),
  ],
};
