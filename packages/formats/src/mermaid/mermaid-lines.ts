/** Source of a diagram without comments, directives and front matter. */
export interface MermaidSource {
  /** First word of the diagram, such as `flowchart`. */
  readonly kind: string;
  /** Rest of the first line. */
  readonly rest: string;
  /** Lines below it, with their indent. */
  readonly lines: readonly string[];
  readonly title: string | undefined;
}

const FRONT = /^\s*---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/;
const DIRECTIVE = /%%\{[\s\S]{0,20000}?\}%%/g;

/** Takes Mermaid source apart; undefined where it holds no line. */
export const readSource = (text: string): MermaidSource | undefined => {
  const front = FRONT.exec(text);
  const body = (front === null ? text : text.slice(front[0].length)).replace(DIRECTIVE, '');
  const lines = body
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/(^|\s)%%.*$/, '').trimEnd())
    .filter((line) => line.trim() !== '');
  const [first, ...others] = lines;
  if (first === undefined) return undefined;
  const [, kind = '', rest = ''] = /^\s*([\w-]+)\s*(.*)/s.exec(first) ?? [];
  const titled = /^title:[ \t]*(\S.*)$/m.exec(front?.[1] ?? '')?.[1]?.replace(/^["']|["']$/g, '');
  return { kind, rest, lines: others, title: titled };
};

/** Returns the plain text of a label: without quotes and markdown marks, `<br>` as a line end, entities decoded. */
export const plainLabel = (text: string): string =>
  text
    .trim()
    .replace(/^"`?([\s\S]*?)`?"$/, '$1')
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(
      /#(quot|lt|gt|amp|nbsp|\d{1,6});/g,
      (_, name: string) => ENTITIES[name] ?? String.fromCodePoint(Math.min(0x10ffff, Number(name))),
    )
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .trim();

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&', nbsp: ' ' };
