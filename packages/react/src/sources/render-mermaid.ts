import mermaid from 'mermaid';
import type { MermaidConfig } from 'mermaid';
import { SourceProblem } from './source.types.ts';
import type { SourceRenderer } from './source.types.ts';

let drawings = 0;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const problemOf = (error: unknown): SourceProblem => {
  const message = messageOf(error);
  const line = /line:? (\d+)/i.exec(message)?.[1];
  return new SourceProblem(message.split('\n')[0] ?? message, line === undefined ? undefined : Number(line));
};

/** Gives the drawing its own size, without which a picture of it would be as large as its box. */
const toDocument = (
  drawing: string,
): { readonly svg: string; readonly width: number; readonly height: number } => {
  const element = new DOMParser().parseFromString(drawing, 'text/html').querySelector('svg');
  if (element === null) throw new SourceProblem('The drawing is empty', undefined);
  const { width, height } = element.viewBox.baseVal;
  element.setAttribute('width', String(Math.ceil(width)));
  element.setAttribute('height', String(Math.ceil(height)));
  return { svg: new XMLSerializer().serializeToString(element), width, height };
};

/** Takes the colours and the font of the page, so that a diagram looks like the rest. */
const lookOf = (page: CSSStyleDeclaration): MermaidConfig => {
  const token = (name: string): string => page.getPropertyValue(`--cd-${name}`).trim();
  return {
    theme: 'base',
    fontFamily: page.fontFamily,
    themeVariables: {
      darkMode: page.colorScheme === 'dark',
      fontFamily: page.fontFamily,
      fontSize: '14px',
      background: token('surface'),
      primaryColor: token('accent-tint'),
      primaryBorderColor: token('accent'),
      primaryTextColor: token('text'),
      secondaryColor: token('success-tint'),
      tertiaryColor: token('surface-sunken'),
      tertiaryBorderColor: token('line-strong'),
      lineColor: token('text-secondary'),
      textColor: token('text'),
      edgeLabelBackground: token('surface-sunken'),
      noteBkgColor: token('warning-tint'),
      noteTextColor: token('text'),
    },
  };
};

const draw = async (source: string): Promise<string> => {
  mermaid.initialize({
    ...lookOf(getComputedStyle(document.querySelector('.cd-source') ?? document.body)),
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // A picture shows no foreign objects everywhere, so texts are drawn as texts.
    htmlLabels: false,
  });
  drawings += 1;
  try {
    await mermaid.parse(source);
    return (await mermaid.render(`chartdock-drawing-${drawings}`, source)).svg;
  } catch (error) {
    throw problemOf(error);
  }
};

/** Draws a diagram as a picture: whatever its source holds, nothing in a picture runs. */
export const renderMermaid: SourceRenderer = async (source, { label }) => {
  const { svg, width, height } = toDocument(await draw(source));
  const image = document.createElement('img');
  image.className = 'cd-source__drawing';
  image.alt = label;
  image.width = Math.ceil(width);
  image.height = Math.ceil(height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const release = (): void => URL.revokeObjectURL(address);
  image.addEventListener('load', release, { once: true });
  image.addEventListener('error', release, { once: true });
  image.src = address;
  return { nodes: [image] };
};
