import type { CallData, CallParsedInput } from '@chartdock/contract';
import { drawScene, isEmptyDefinition, listTexts, readDefinition } from '@chartdock/documents';
import type { Definition, DrawnPart } from '@chartdock/documents';
import { createBlankDefinition } from './blank-definition.ts';
import { definitionIdOf } from './definition-id.ts';

/** Part of a canvas that its picture is made of. */
export interface DrawableBody {
  readonly canvas: number;
  readonly version: number;
  readonly def: Readonly<Record<string, unknown>> | null;
}

/** Content of a canvas, as its call returns it. */
export type Content = CallData<'charts', 'content'>;
/** How a canvas is wanted. */
export type Wanted = Pick<CallParsedInput<'charts', 'content'>, 'show' | 'theme' | 'page'>;

const round = (value: number): number => Math.round(value * 100) / 100;

const boxOf = ({ x, y, w, h }: DrawnPart['box']): DrawnPart['box'] => ({
  x: round(x),
  y: round(y),
  w: round(w),
  h: round(h),
});

/** Draws a definition in parts, with the words that stand in it. */
export const pictureOf = (
  definition: Definition,
  { theme, page }: Omit<Wanted, 'show'>,
): NonNullable<Content['picture']> => {
  const { parts, box, ground, font } = drawScene(definition, {
    ...(theme === undefined || theme === 'own' ? {} : { theme }),
    ...(page === undefined ? {} : { page }),
  });
  return {
    box: boxOf(box),
    ground,
    font,
    parts: parts.map((part) => ({
      box: boxOf(part.box),
      svg: part.svg,
      ...(part.id === undefined ? {} : { id: part.id }),
    })),
    texts: listTexts(definition).map(({ leads, ...line }) =>
      leads === undefined ? line : { ...line, leads: [...leads] },
    ),
  };
};

/** Describes the content of a canvas: drawn, as its definition, or why it is neither. */
export const describeContent = (
  body: DrawableBody,
  category: string,
  { show = 'picture', ...look }: Wanted,
): Content => {
  const { content, definition } = openContent(body, category);
  if (definition === undefined) return content;
  return show === 'definition'
    ? { ...content, def: JSON.stringify(definition) }
    : { ...content, picture: pictureOf(definition, look) };
};

/** Describes a canvas without its content, and its content if that can be read. */
export const openContent = (
  body: DrawableBody,
  category: string,
): { readonly content: Content; readonly definition?: Definition } => {
  const reading = readDefinition(body.def ?? {});
  const known = { definitionId: definitionIdOf(body.canvas), version: body.version };
  if (reading.status !== 'read') {
    const state = reading.status === 'newer' ? 'newer' : 'unreadable';
    return { content: { ...known, state, kind: createBlankDefinition(category, '').type } };
  }
  const { definition } = reading;
  const state = isEmptyDefinition(definition) ? 'empty' : 'drawn';
  return { content: { ...known, state, kind: definition.type }, definition };
};
