import { writeZip } from '../archives/zip.ts';
import type { FormatWriter } from '../model/format.types.ts';
import { graphsOf } from '../graphs/graphs-of.ts';
import { XML_HEAD, elementText, xml } from '../xml/write-xml.ts';
import { VISIO_NAMESPACES, writePage, writePageRow } from './write-page.ts';

const MAIN = 'application/vnd.ms-visio';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const VISIO = 'http://schemas.microsoft.com/visio/2010/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (rows: readonly (readonly [type: string, target: string])[]): string =>
  XML_HEAD +
  xml(
    'Relationships',
    { xmlns: RELATIONS },
    rows.map(([Type, Target], at) => xml('Relationship', { Id: `rId${at + 1}`, Type, Target })).join(''),
  );

const contentTypes = (pages: number): string => {
  const parts: readonly (readonly [string, string])[] = [
    ['/visio/document.xml', `${MAIN}.drawing.main+xml`],
    ['/visio/pages/pages.xml', `${MAIN}.pages+xml`],
    ...Array.from({ length: pages }, (_, at): [string, string] => [
      `/visio/pages/page${at + 1}.xml`,
      `${MAIN}.page+xml`,
    ]),
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
  ];
  const defaults = [
    xml('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    xml('Default', { Extension: 'xml', ContentType: 'application/xml' }),
  ];
  const overrides = parts.map(([PartName, ContentType]) => xml('Override', { PartName, ContentType }));
  return XML_HEAD + xml('Types', { xmlns: TYPES }, [...defaults, ...overrides].join(''));
};

const core = (title: string, now: number): string =>
  XML_HEAD +
  xml(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    xml('dc:title', {}, elementText(title)) +
      xml('dc:creator', {}, 'Chartdock') +
      xml('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, new Date(now).toISOString()),
  );

/** Writes a Visio drawing with one page for each graph: outlines, texts, colours, and connectors that stay glued. Throws `no_content` without a graph. */
export const writeVisio: FormatWriter = (source) => {
  const pages = graphsOf(source);
  const numbered = pages.map((page, at): [string, string] => [
    `visio/pages/page${at + 1}.xml`,
    writePage(page),
  ]);
  return writeZip({
    '[Content_Types].xml': contentTypes(pages.length),
    '_rels/.rels': relations([
      [`${VISIO}/document`, 'visio/document.xml'],
      [
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
      [`${OFFICE}/extended-properties`, 'docProps/app.xml'],
    ]),
    'docProps/core.xml': core(source.title, source.now),
    'docProps/app.xml':
      XML_HEAD +
      xml(
        'Properties',
        { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
        xml('Application', {}, 'Chartdock'),
      ),
    'visio/document.xml': XML_HEAD + xml('VisioDocument', VISIO_NAMESPACES, xml('DocumentSettings', {})),
    'visio/_rels/document.xml.rels': relations([[`${VISIO}/pages`, 'pages/pages.xml']]),
    'visio/pages/pages.xml': XML_HEAD + xml('Pages', VISIO_NAMESPACES, pages.map(writePageRow).join('')),
    'visio/pages/_rels/pages.xml.rels': relations(
      pages.map((_, at) => [`${VISIO}/page`, `page${at + 1}.xml`] as const),
    ),
    ...Object.fromEntries(numbered),
  });
};
