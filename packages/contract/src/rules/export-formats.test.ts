import { describe, expect, it } from 'vitest';
import {
  EXPORT_TYPES,
  exportExtension,
  exportFileName,
  exportListOf,
  holdsAllCanvases,
  isPositionExport,
  isVipExport,
} from './export-formats.ts';

describe('isVipExport', () => {
  it('asks membership for the nine vip types', () => {
    const vip = ['csv', 'docx', 'hd_jpg', 'hd_pdf', 'hd_png', 'mm', 'ppt', 'svg', 'xmind'];
    expect([...EXPORT_TYPES].filter(isVipExport).sort()).toEqual(vip);
    expect(['png', 'visio', 'posm', 'toString'].map(isVipExport)).toEqual([false, false, false, false]);
  });
});

describe('exportListOf', () => {
  it('follows the kind, with none for outlines', () => {
    const lists = ['flow', 'mind_tree', 'markdown', 'outline', 'board', 'folder'].map(exportListOf);
    expect(lists).toEqual(['diagram', 'mind', 'markdown', undefined, undefined, undefined]);
  });
});

describe('position files', () => {
  it('are three types, two of which hold all canvases', () => {
    expect(EXPORT_TYPES.filter(isPositionExport)).toEqual(['pos', 'posm', 'posf']);
    expect(EXPORT_TYPES.filter(holdsAllCanvases)).toEqual(['posm', 'posf']);
  });
});

describe('exportFileName', () => {
  it('leaves out forbidden signs or uses a name', () => {
    expect(exportFileName('a/b:c\n', 'png', 'unnamed')).toBe('a b c.png');
    expect(exportFileName(' ', exportExtension('ppt'), 'unnamed')).toBe('unnamed.pptx');
  });

  it.each([
    ['CON', 'CON_'],
    ['nul', 'nul_'],
    ['com1.backup', 'com1_.backup'],
    ['LPT9', 'LPT9_'],
    ['Console', 'Console'],
    ['-rf', 'rf'],
    ['--', 'unnamed'],
    ['..', 'unnamed'],
    ['.htaccess', 'htaccess'],
    ['../../etc/passwd', 'etc passwd'],
    ['Plan. .', 'Plan'],
  ])('names %s as every system takes it', (title, name) => {
    expect(exportFileName(title, 'png', 'unnamed')).toBe(`${name}.png`);
  });
});
