import { openZip } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { parseXml } from '../xml/xml-element.ts';
import { readSheets } from './read-sheets.ts';
import { readWorkbook } from './read-workbook.ts';

const WANTED = /^(content\.json|content\.xml|META-INF\/manifest\.xml)$/;

/** Reads an XMind workbook, in its JSON form or the older XML, one canvas for each sheet. Throws `unsafe` for an encrypted one. */
export const readXmind: FormatReader = (bytes) => {
  const zip = openZip(bytes, WANTED);
  if (/encryption-data/.test(zip.text('META-INF/manifest.xml') ?? ''))
    throw new FormatError('unsafe', 'the workbook is encrypted');
  const losses = new LossCounter();
  losses.add('attachments', zip.names.filter((name) => /^(attachments|resources)\/./.test(name)).length);
  const json = zip.text('content.json');
  const older = zip.text('content.xml');
  if (json === undefined && older === undefined)
    throw new FormatError('not_this_format', 'no content of a workbook');
  const canvases =
    json === undefined
      ? readWorkbook(parseXml(older ?? '', 'content.xml'), losses)
      : readSheets(parseJson(json), losses);
  const [first] = canvases;
  if (first === undefined) throw new FormatError('no_content', 'the workbook has no sheet');
  const root = first.definition.type === 'tree' ? first.definition.root.title : undefined;
  return { title: root, canvases, losses: losses.toArray() };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormatError('damaged', 'broken JSON', 'content.json');
  }
};
