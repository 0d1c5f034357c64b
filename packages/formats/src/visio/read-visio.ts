import { openZip } from '../archives/zip.ts';
import type { OpenedZip } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { childOf, childrenOf, parseXml } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { cellsOf, readPage } from './read-page.ts';
import type { Masters } from './read-page.ts';

const WANTED = /^visio\/(pages|masters)\/(_rels\/)?[^/]{1,100}\.(xml|rels)$/;

/** Reads which part each relation of a list names. */
const targetsOf = (zip: OpenedZip, folder: string, list: string): ReadonlyMap<string, string> => {
  const text = zip.text(`${folder}/_rels/${list}.rels`);
  if (text === undefined) return new Map();
  return new Map(
    childrenOf(parseXml(text, `${list}.rels`), 'Relationship').map(({ attributes }): [string, string] => [
      attributes['Id'] ?? '',
      `${folder}/${(attributes['Target'] ?? '').replace(/^.*\//, '')}`,
    ]),
  );
};

const partsOf = (
  zip: OpenedZip,
  list: 'pages' | 'masters',
  row: string,
): readonly { readonly row: XmlElement; readonly part: XmlElement | undefined }[] => {
  const folder = `visio/${list}`;
  const text = zip.text(`${folder}/${list}.xml`);
  if (text === undefined) return [];
  const targets = targetsOf(zip, folder, `${list}.xml`);
  return childrenOf(parseXml(text, `${list}.xml`), row).map((element) => {
    const target = targets.get(childOf(element, 'Rel')?.attributes['id'] ?? '') ?? '';
    const part = zip.text(target);
    return { row: element, part: part === undefined ? undefined : parseXml(part, target) };
  });
};

const mastersOf = (zip: OpenedZip): Masters =>
  new Map(
    partsOf(zip, 'masters', 'Master').map(({ row, part }) => {
      const shape = childOf(childOf(part, 'Shapes'), 'Shape');
      const { ID = '', NameU, Name = '' } = row.attributes;
      return [ID, { name: NameU ?? Name, shape, cells: cellsOf(shape) }];
    }),
  );

/** Reads a Visio drawing of 2013 and later, one canvas for each page that is not a background. Throws `not_this_format` for another archive. */
export const readVisio: FormatReader = (bytes) => {
  const zip = openZip(bytes, WANTED);
  if (!zip.names.includes('visio/document.xml')) throw new FormatError('not_this_format', 'no Visio drawing');
  const losses = new LossCounter();
  losses.add('pictures', zip.names.filter((name) => name.startsWith('visio/media/')).length);
  const masters = mastersOf(zip);
  const pages = partsOf(zip, 'pages', 'Page').filter(({ row }) => row.attributes['Background'] !== '1');
  const canvases = pages.flatMap(({ row, part }) => {
    if (part === undefined) return [];
    const sheet = cellsOf(childOf(row, 'PageSheet'));
    const { Name, NameU = '' } = row.attributes;
    return [readPage(part, { title: Name ?? NameU, sheet, masters, losses })];
  });
  if (canvases.length === 0) throw new FormatError('no_content', 'the drawing has no page');
  return { title: undefined, canvases, losses: losses.toArray() };
};
