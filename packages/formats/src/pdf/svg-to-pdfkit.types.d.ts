declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';

  /** How an SVG is put onto a page; lengths in points. */
  export interface SvgOptions {
    readonly width?: number;
    readonly height?: number;
    readonly preserveAspectRatio?: string;
    readonly assumePt?: boolean;
    readonly fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
    readonly warningCallback?: (message: string) => void;
  }

  const SVGtoPDF: (
    document: InstanceType<typeof PDFDocument>,
    svg: string,
    x: number,
    y: number,
    options?: SvgOptions,
  ) => void;
  export default SVGtoPDF;
}
