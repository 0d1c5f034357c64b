// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLook, readPickOptions } from './read-attributes.ts';

const element = (attributes: string): Element => {
  document.body.innerHTML = `<p ${attributes}></p>`;
  return document.body.firstElementChild as Element;
};

describe('the attributes of a picker', () => {
  it('say nothing where there are none', () => {
    expect(readPickOptions(element(''))).toStrictEqual({});
    expect(readLook(element(''))).toStrictEqual({});
  });

  it.each<[string, object]>([
    ['multiple', { multiple: true }],
    ['create', { create: true }],
    ['upload', { upload: true }],
    ['max="7"', { max: 7 }],
    ['types="flow, mind  org"', { types: ['flow', 'mind', 'org'] }],
    ['types=" ,flow,"', { types: ['flow'] }],
    ['types=""', { types: [] }],
    ['tabs="recent,mine"', { tabs: ['recent', 'mine'] }],
    ['start="root"', { start: 'root' }],
    ['start="last"', { start: 'last' }],
    ['start="f-1"', { start: { folderId: 'f-1' } }],
    ['link', { link: true }],
    ['link="optional"', { link: { password: 'optional' } }],
    ['picker-title="Attach"', { title: 'Attach' }],
    ['confirm-label="Insert"', { confirmLabel: 'Insert' }],
  ])('%s says it, and nothing else', (attributes, options) => {
    expect(readPickOptions(element(attributes))).toStrictEqual(options);
  });

  it.each<[string, object]>([
    ['theme="light"', { theme: 'light' }],
    ['theme="dark"', { theme: 'dark' }],
    ['theme="auto"', { theme: 'auto' }],
    ['theme="blue"', {}],
    ['locale="zh-TW"', { locale: 'zh-TW' }],
  ])('%s is the look %j', (attributes, look) => {
    expect(readLook(element(attributes))).toStrictEqual(look);
  });
});
