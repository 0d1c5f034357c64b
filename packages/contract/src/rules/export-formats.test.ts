import { describe, expect, it } from 'vitest';
import { EXPORT_TYPES, isVipExport } from './export-formats.ts';

describe('isVipExport', () => {
  it('asks membership for exactly the nine vip types, and for no type it does not know', () => {
    const vip = ['csv', 'docx', 'hd_jpg', 'hd_pdf', 'hd_png', 'mm', 'ppt', 'svg', 'xmind'];
    expect([...EXPORT_TYPES].filter(isVipExport).sort()).toEqual(vip);
    expect(['png', 'visio', 'posm', 'toString'].map(isVipExport)).toEqual([false, false, false, false]);
  });
});
