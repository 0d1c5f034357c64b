import { inflateSync, strFromU8 } from 'fflate';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { childOf, childrenOf, parseXml } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readModel } from './read-model.ts';

const MAX_PAGE_BYTES = 32 * 1_048_576;

const decodeBase64 = (text: string, place: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    throw new FormatError('damaged', 'a page is neither XML nor base64', place);
  }
};

/** Unpacks the compressed form of a page: base64 of deflated, percent-encoded XML. */
const unpackPage = (text: string, place: string): string => {
  const packed = decodeBase64(text, place);
  let encoded: Uint8Array;
  try {
    encoded = inflateSync(packed, {
      out: new Uint8Array(Math.min(MAX_PAGE_BYTES, packed.length * 40 + 65_536)),
    });
  } catch {
    throw new FormatError('damaged', 'a page does not unpack, or unpacks to too much', place);
  }
  try {
    return decodeURIComponent(strFromU8(encoded, true));
  } catch {
    return strFromU8(encoded);
  }
};

const modelOf = (diagram: XmlElement, place: string): XmlElement => {
  const plain = childOf(diagram, 'mxGraphModel');
  if (plain !== undefined) return plain;
  if (diagram.text.trim() === '') throw new FormatError('no_content', 'a page is empty', place);
  return parseXml(unpackPage(diagram.text, place), place);
};

/** Reads a file of draw.io, plain or compressed, one canvas for each page. Throws `not_this_format` for other XML. */
export const readDrawio: FormatReader = (bytes) => {
  const top = parseXml(decodeUtf8(bytes));
  const losses = new LossCounter();
  if (top.name === 'mxGraphModel')
    return { title: undefined, canvases: [readModel(top, '', losses)], losses: losses.toArray() };
  if (top.name !== 'mxfile') throw new FormatError('not_this_format', 'neither mxfile nor mxGraphModel');
  const canvases = childrenOf(top, 'diagram').map((diagram, at) => {
    const name = diagram.attributes['name'] ?? '';
    return readModel(modelOf(diagram, `page ${at + 1}`), name, losses);
  });
  if (canvases.length === 0) throw new FormatError('no_content', 'the file has no page');
  return { title: undefined, canvases, losses: losses.toArray() };
};
