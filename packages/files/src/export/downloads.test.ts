import {
  EXPORT_TYPES,
  FILE_CATEGORIES,
  createTranslator,
  isVipExport,
  sharedMessages,
} from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { DOWNLOADS, decideDownload, downloadName, downloadsOf } from './downloads.ts';
import type { DownloadList } from './downloads.ts';

const en = createTranslator('en', sharedMessages);
const zh = createTranslator('zh', sharedMessages);
const shown = (list: DownloadList) =>
  DOWNLOADS[list].map(({ label, isVip }) => `${en(label)}${isVip ? ' vip' : ''}`);

describe('formats', () => {
  it('[ENT-34] carry type, label, premium flag and beta flag', () => {
    const all = Object.values(DOWNLOADS).flat();
    for (const { type, label, isVip, isBeta } of all) {
      expect(EXPORT_TYPES).toContain(type);
      for (const t of [en, zh]) expect([type, t(label)]).not.toEqual([type, label]);
      expect([type, isVip]).toEqual([type, isVipExport(type)]);
      expect([type, isBeta]).toEqual([type, false]);
    }
    expect(new Set(all.map(({ isVip }) => isVip)).size).toBe(2);
  });

  it('[EXPORT-01, EXPORT-02, EXPORT-03, EXPORT-04, EXPORT-05, EXPORT-06, EXPORT-07, EXPORT-08, EXPORT-09, EXPORT-10, EXPORT-11, EXPORT-12] lists twelve for mind maps, eight for members', () => {
    expect(shown('mind')).toEqual([
      'PNG',
      'JPG',
      'POS',
      'XMind vip',
      'FreeMind .mm vip',
      'Word .docx vip',
      'CSV vip',
      'PPT vip',
      'HD PDF vip',
      'SVG vip',
      'HD PNG vip',
      'All canvases .posm',
    ]);
    expect(DOWNLOADS.mind.map(({ extension }) => extension)).toEqual(
      'png jpg pos xmind mm docx csv pptx pdf svg png posm'.split(' '),
    );
  });

  it('[EXPORT-13, EXPORT-14, EXPORT-15, EXPORT-16, EXPORT-17, EXPORT-18, EXPORT-19, EXPORT-20, EXPORT-21] of diagrams are nine, three of them for members', () => {
    expect(shown('diagram')).toEqual([
      'PNG',
      'JPG',
      'POS',
      'HD PDF vip',
      'Visio',
      'SVG vip',
      'HD PNG vip',
      'All POS .posf',
      'All Visio .vsdx',
    ]);
    expect(DOWNLOADS.diagram.map(({ extension }) => extension)).toEqual(
      'png jpg pos pdf vsdx svg png posf vsdx'.split(' '),
    );
  });

  it('[EXPORT-22, EXPORT-23, EXPORT-24, EXPORT-25, EXPORT-26, EXPORT-27, EXPORT-28, EXPORT-29] of markdown are eight, four of them for members', () => {
    expect(shown('markdown')).toEqual([
      'PNG',
      'JPG',
      'POS',
      'Markdown',
      'XMind vip',
      'FreeMind .mm vip',
      'HD PNG vip',
      'HD JPG vip',
    ]);
    expect(DOWNLOADS.markdown.map(({ extension }) => extension)).toEqual(
      'png jpg pos md xmind mm png jpg'.split(' '),
    );
  });

  it('[EXPORT-30] lists twelve, nine and eight, each format once', () => {
    const lists = [DOWNLOADS.mind, DOWNLOADS.diagram, DOWNLOADS.markdown];
    expect(lists.map(({ length }) => length)).toEqual([12, 9, 8]);
    for (const list of lists) expect(new Set(list.map(({ type }) => type)).size).toBe(list.length);
    expect(lists.flat().filter(({ isBeta }) => isBeta)).toEqual([]);
  });

  it('[EXPORT-31] follows the category, with none for outlines and boards', () => {
    const listOf = (category: string) => {
      const formats = downloadsOf(category);
      return Object.entries(DOWNLOADS).find(([, list]) => list === formats)?.[0] ?? formats.length;
    };
    expect(Object.fromEntries(FILE_CATEGORIES.map((category) => [category, listOf(category)]))).toEqual({
      mind: 'mind',
      mind_free: 'mind',
      mind_timeline: 'mind',
      mind_fishbone: 'mind',
      mind_org: 'mind',
      mind_org_multistage: 'mind',
      mind_tree: 'mind',
      mind_bracket: 'mind',
      markdown: 'markdown',
      outline: 0,
      board: 0,
      flow: 'diagram',
      ui: 'diagram',
      uml: 'diagram',
      er: 'diagram',
      table: 'diagram',
      plane: 'diagram',
      gantt: 'diagram',
      framework: 'diagram',
      network: 'diagram',
      swimlane: 'diagram',
      circuit: 'diagram',
      venn: 'diagram',
      bpmn: 'diagram',
    });
    expect([listOf('folder'), listOf('something new'), listOf('my_mind_kind')]).toEqual([
      0,
      'diagram',
      'mind',
    ]);
  });
});

describe('decideDownload', () => {
  const [vip, free] = [{ isVip: true }, { isVip: false }];
  const nobody = { member: false, orgMember: false };

  it('gives everyone free formats and members the others', () => {
    expect(decideDownload(free, nobody)).toEqual({ allowed: true });
    expect(decideDownload(vip, { member: true, orgMember: false })).toEqual({ allowed: true });
    expect(decideDownload(vip, { member: false, orgMember: true })).toEqual({ allowed: true });
  });

  it('[PERM-08] prompts to upgrade the membership for the others', () => {
    const decision = decideDownload(vip, nobody);
    expect(decision.allowed).toBe(false);
    expect(decision.allowed ? '' : en(decision.prompt)).toBe(
      'Upgrade membership to unlock all download formats',
    );
  });
});

describe('downloadName', () => {
  const visio = { extension: 'vsdx' };

  it('names a Visio file by title and .vsdx', () => {
    expect(downloadName('Plan 1', visio, en)).toBe('Plan 1.vsdx');
  });

  it('names one without a title unnamed file', () => {
    for (const title of [undefined, '', '   '])
      expect(downloadName(title, visio, en)).toBe('unnamed file.vsdx');
    expect(downloadName(undefined, visio, zh)).toBe('未命名文件.vsdx');
  });

  it('keeps forbidden signs out of names', () => {
    expect(downloadName('a/b\\c:d\n', { extension: 'png' }, en)).toBe('a b c d.png');
  });
});
