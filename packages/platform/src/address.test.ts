import { describe, expect, it } from 'vitest';
import { isSafeAddress, requireDownloadAddress, requireSafeAddress } from './address.ts';
import { HostError, isHostError } from './host-error.ts';

const safe = ['/', '/diagraming/1', '/a?b=c#d', 'https://charts.example/a', 'HTTP://charts.example', '/流程'];
const unsafe = [
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  'http:/other',
  'https:///other',
  ' /a',
  '/a b',
  'relative',
];

describe('isSafeAddress', () => {
  it.each(safe)('takes %j', (address) => {
    expect(isSafeAddress(address)).toBe(true);
    expect(requireSafeAddress(address)).toBe(address);
  });

  it.each(unsafe)('refuses %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
    expect(() => requireSafeAddress(address)).toThrow(HostError);
  });
});

describe('requireDownloadAddress', () => {
  it('takes blobs and safe addresses only', () => {
    expect(requireDownloadAddress('blob:https://charts.example/1-2')).toBe('blob:https://charts.example/1-2');
    expect(() => requireDownloadAddress('blob: javascript:x')).toThrow(HostError);
    expect(() => requireDownloadAddress('data:text/plain,x')).toThrow(HostError);
  });
});

describe('isHostError', () => {
  it('knows host errors of any copy', () => {
    const copy = Object.assign(new Error('x'), { [Symbol.for('chartdock.HostError')]: true });
    expect([new HostError('blocked', 'm'), copy, new Error('m'), null, 'blocked'].map(isHostError)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
