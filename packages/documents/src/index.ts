import type { DefinitionReading } from './model/read-definition.ts';
import { createDefinitionReader } from './model/read-definition.ts';
import { SHAPE_IDS } from './shapes/shapes.ts';

export { layoutTree } from './layouts/layout-tree.ts';
export { listTopics } from './layouts/topic-list.ts';
export type { TopicEntry, TopicPlace, TopicRange, TopicSize } from './layouts/topic-list.ts';
export type {
  BoardDefinition,
  BoardElement,
  BoardElementType,
  Canvas,
  Definition,
  MarkdownDefinition,
  SourceDefinition,
} from './model/definition.types.ts';
export type {
  Cell,
  ContainerKind,
  EdgeEnd,
  EdgeLabel,
  EdgeLabelStyle,
  EdgeStyle,
  Fit,
  GraphDefinition,
  GraphEdge,
  GraphNode,
  GraphPage,
  Layer,
  NodeRow,
  NodeStyle,
  Router,
  ThemeColors,
} from './model/graph.types.ts';
export type { Dash, Json, Point, Shared, TextRun } from './model/text.types.ts';
export type {
  FloatingTopic,
  Numbering,
  RangeStyle,
  RelationStyle,
  Topic,
  TopicRelation,
  TopicSpan,
  TopicStyle,
  TopicTask,
  TreeDefinition,
  TreeStructure,
} from './model/tree.types.ts';
export type { Fault, FaultKind } from './model/faults.ts';
export { DOCUMENT_LIMITS } from './model/limits.ts';
export { numberRows } from './model/number-rows.ts';
export { DEFINITION_VERSION } from './model/read-definition.ts';
export type { DefinitionReading } from './model/read-definition.ts';
export { EDGE_HEADS } from './render/edges/edge-heads.ts';
export { routeEdge } from './render/edges/routed-edge.ts';
export type { RoutedEdge } from './render/edges/routed-edge.ts';
export type { PictureSource } from './render/draw-node.ts';
export type { DrawnPart } from './render/markup.ts';
export { RENDERER_VERSION } from './render/renderer-version.ts';
export { drawScene, isEmptyDefinition, renderDefinition } from './render/render-definition.ts';
export type { RenderOptions, Rendering, Scene } from './render/render-definition.ts';
export { THEMES } from './render/themes.ts';
export type { Theme, ThemeId, Tone } from './render/themes.ts';
export type { Expression, Size } from './shapes/expression.ts';
export { evaluate as evaluateExpression } from './shapes/expression.ts';
export type {
  PathCommand,
  PathStep,
  Shape,
  ShapeBox,
  ShapeGroup,
  ShapePaint,
  ShapePath,
} from './shapes/shape.types.ts';
export { SHAPE_IDS, allShapes, findShape } from './shapes/shapes.ts';
export { DOCUMENT_FONT, widthOf } from './text/measure.ts';
export type { FontWeight } from './text/measure.ts';
export { foldAll, foldTopic, unfoldTo } from './viewing/fold-topics.ts';
export { listTexts } from './viewing/list-texts.ts';
export type { TextLine } from './viewing/list-texts.ts';
export { wrapText } from './text/wrap.ts';
export type { WrapOptions } from './text/wrap.ts';

/** Reads an untrusted value as a definition: the definition, its faults with their places, or that a newer program wrote it. It never throws. */
export const readDefinition: (value: unknown) => DefinitionReading = createDefinitionReader(SHAPE_IDS);
