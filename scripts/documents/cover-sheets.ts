import { ourTemplates } from '../../packages/server/src/kernel/config/our-folder.ts';
import { readSourceFolder } from '../../packages/server/src/library/read-folder.ts';
import { readSource, SOURCE_LANGUAGES } from '../../packages/server/src/library/read-source.ts';
import {
  createDocumentFonts,
  fontFolder,
} from '../../packages/server/src/drawing/thumbnails/document-fonts.ts';
import { drawDefinition } from '../../packages/server/src/drawing/thumbnails/draw-definition.ts';
import { HEIGHT, PICTURE_PALETTES, WIDTH } from '../../packages/server/src/drawing/thumbnails/picture.ts';
import { renderRaster } from '../../packages/server/src/drawing/thumbnails/render-raster.ts';
import type { RasterFormat } from '../../packages/server/src/drawing/thumbnails/render-raster.ts';

/** Many covers on one picture. */
export interface CoverSheet {
  /** Such as `zh-light-1`. */
  readonly name: string;
  /** Description of the picture, for those who cannot see it. */
  readonly alt: string;
  readonly svg: string;
}

/** How covers are put on sheets. */
export interface SheetOptions {
  readonly columns: number;
  readonly rows: number;
  /** Part of the paths of the sources that are shown. Default all. */
  readonly only?: string;
}

const CAPTION = 18;
const GAP = 8;
const WORDS = { zh: 'Chinese', en: 'English', light: 'for light pages', dark: 'for dark pages' } as const;

interface Cover {
  readonly path: string;
  readonly svg: string;
}

const drawSheet = (covers: readonly Cover[], { columns }: SheetOptions): string => {
  const height = Math.ceil(covers.length / columns) * (HEIGHT + CAPTION);
  const placed = covers.map(({ path, svg }, index) => {
    const x = (index % columns) * (WIDTH + GAP);
    const y = Math.floor(index / columns) * (HEIGHT + CAPTION);
    const name = path.replace(/^.*\//, '').replace('.txt', '');
    return `${svg.replace('<svg ', `<svg x="${x}" y="${y}" `)}<text x="${x + 2}" y="${y + HEIGHT + 13}" font-size="12" fill="#ffffff">${name}</text>`;
  });
  const width = columns * (WIDTH + GAP) - GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans SC, sans-serif"><rect width="${width}" height="${height}" fill="#6b7280"/>${placed.join('')}</svg>`;
};

/** Draws every cover of the templates that come with the server, in each language and for each palette, in the order of their sources. */
export const drawCoverSheets = async (options: SheetOptions): Promise<readonly CoverSheet[]> => {
  const { columns, rows, only = '' } = options;
  const files = (await readSourceFolder(ourTemplates())).filter(({ path }) => path.includes(only));
  const readings = files.map((file) => ({ path: file.path, reading: readSource(file) }));
  return SOURCE_LANGUAGES.flatMap((language) =>
    PICTURE_PALETTES.flatMap((palette) => {
      const covers = readings.flatMap(({ path, reading }): Cover[] => {
        if (reading.status === 'refused') throw new Error(`${path} is refused`);
        const { definitions, category } = reading.source;
        return [{ path, svg: drawDefinition(definitions[language], category, palette) }];
      });
      const sheets = Math.ceil(covers.length / (columns * rows));
      return Array.from({ length: sheets }, (_, index): CoverSheet => {
        const shown = covers.slice(index * columns * rows, (index + 1) * columns * rows);
        const scenes = [...new Set(shown.map(({ path }) => path.split('/').slice(0, 2).join('/')))];
        return {
          name: `${language}-${palette}-${index + 1}`,
          alt: `${shown.length} covers in ${WORDS[language]} ${WORDS[palette]}: ${scenes.join(', ')}`,
          svg: drawSheet(shown, options),
        };
      });
    }),
  );
};

/** Renders a sheet with covers of a width in pixels. */
export const renderSheet = (
  { svg }: CoverSheet,
  picture: { readonly coverWidth: number; readonly columns: number; readonly format: RasterFormat },
): Promise<Uint8Array> => {
  const { coverWidth, columns, format } = picture;
  const width = Math.round(((columns * (WIDTH + GAP) - GAP) * coverWidth) / WIDTH);
  return renderRaster(svg, { width, format, fonts: createDocumentFonts(fontFolder()) });
};
