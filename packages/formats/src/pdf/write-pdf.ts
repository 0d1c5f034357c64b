import { drawScene, renderDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import PDFDocument from 'pdfkit';
import SVGtoPDF from 'svg-to-pdfkit';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas, FormatSource, FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import { BOLD, REGULAR, createFontSpreader } from './spread-fonts.ts';
import type { FontSpreader } from './spread-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

// PDF counts in points of 1/72 inch, drawings in pixels of 1/96.
const POINTS = 0.75;
const MARGIN = 24;
// Acrobat opens no page longer than 200 inches.
const LONGEST = 14_400;

/** Lists the links of a canvas by the ids of their topics or shapes. */
const linksOf = (definition: Definition): ReadonlyMap<string, string> => {
  if (definition.type === 'tree')
    return new Map(
      walkTopics(definition.root).flatMap(({ topic }) =>
        topic.href === undefined ? [] : [[topic.id, topic.href]],
      ),
    );
  if (definition.type !== 'graph') return new Map();
  return new Map(
    Object.entries(definition.cells).flatMap(([id, cell]) =>
      cell.t === 'node' && cell.href !== undefined ? [[id, cell.href]] : [],
    ),
  );
};

const addWatermark = (
  pdf: Pdf,
  words: string,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  const step = 220;
  pdf.save().font(REGULAR).fontSize(14).fillColor('#1f2a3d', 0.12);
  for (let y = step / 2; y < height + step; y += step)
    for (let x = 0; x < width + step; x += step * 1.4)
      pdf
        .save()
        .rotate(-30, { origin: [x, y] })
        .text(words, x, y, { lineBreak: false })
        .restore();
  pdf.restore();
};

interface PageOptions {
  readonly source: FormatSource;
  readonly fonts: FontSpreader;
}

const addPage = (pdf: Pdf, canvas: FormatCanvas, { source, fonts }: PageOptions): void => {
  const { definition } = canvas;
  const { svg, width, height } = renderDefinition(definition, {
    margin: MARGIN,
    ...(source.pictures === undefined ? {} : { pictures: source.pictures }),
  });
  const scale = Math.min(POINTS, LONGEST / Math.max(width, height));
  const size = { width: width * scale, height: height * scale };
  pdf.addPage({ size: [size.width, size.height], margin: 0 });
  SVGtoPDF(pdf, fonts.spread(svg), 0, 0, {
    ...size,
    preserveAspectRatio: 'xMinYMin meet',
    assumePt: true,
    fontCallback: (family, bold) => (family.startsWith('fallback-') ? family : bold ? BOLD : REGULAR),
    warningCallback: () => undefined,
  });
  const links = linksOf(definition);
  if (links.size > 0) {
    const { parts, box } = drawScene(definition);
    for (const { id, box: part } of parts) {
      const href = id === undefined ? undefined : links.get(id);
      if (href === undefined) continue;
      const [x, y] = [part.x - box.x + MARGIN, part.y - box.y + MARGIN];
      pdf.link(x * scale, y * scale, part.w * scale, part.h * scale, href);
    }
  }
  if (source.watermark !== undefined) addWatermark(pdf, source.watermark, size);
  pdf.outline.addItem(canvas.title === '' ? source.title : canvas.title);
};

/**
 * Writes a PDF with one page for each canvas, as large as its drawing: lines as lines, texts as texts that can be searched and copied,
 * a bookmark a page, links that work. Throws `no_fonts` without fonts.
 */
export const writePdf: FormatWriter = async (source) => {
  if (source.fonts === undefined) throw new FormatError('no_fonts', 'a PDF carries its fonts');
  const fonts = createFontSpreader(source.fonts);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: {
      Title: source.title,
      Creator: 'Chartdock',
      Producer: 'Chartdock',
      CreationDate: new Date(source.now),
    },
  });
  for (const [name, bytes] of fonts.files)
    pdf.registerFont(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  for (const canvas of source.canvases) addPage(pdf, canvas, { source, fonts });
  pdf.end();
  return done;
};
