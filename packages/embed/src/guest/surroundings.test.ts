import { describe, expect, it } from 'vitest';
import { findSurroundings, parseClientRecord, parseFragment } from './surroundings.ts';

describe('the client record in a guest page', () => {
  it('is read where it is whole', () => {
    const record = { clientId: 'demo', origins: ['https://*.partner.test'] };
    expect(parseClientRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    undefined,
    null,
    '',
    '{',
    'null',
    '{"clientId":"demo"}',
    '{"clientId":"","origins":[]}',
    '{"origins":[]}',
    '{"clientId":"demo","origins":"https://partner.test"}',
    `{"clientId":"${'x'.repeat(65)}","origins":[]}`,
    `{"clientId":"demo","origins":["${'x'.repeat(301)}"]}`,
    '{"clientId":"demo","origins":[],"more":1}',
  ])('is none for %j', (text) => {
    expect(parseClientRecord(text)).toBeUndefined();
  });
});

describe('the address of a guest page', () => {
  it.each(['container', 'modal', 'popup', 'page', 'host'])('names the surface %s', (surface) => {
    const rest = { channel: '1-2', code: undefined };
    expect(parseFragment(`#ch=1-2&s=${surface}`)).toEqual({ surface, ...rest });
  });

  it('may lack its sign and mix its parts', () => {
    expect(parseFragment('s=page&code=c=1')).toEqual({ surface: 'page', channel: undefined, code: 'c=1' });
  });

  it('counts as a container without a known surface', () => {
    expect(parseFragment('#ch=1')?.surface).toBe('container');
    expect(parseFragment('#ch=1&s=sidebar')?.surface).toBe('container');
  });

  it.each(['', '#', '#s=modal', '#ch=&code=', `#ch=${'x'.repeat(65)}`, `#code=${'x'.repeat(129)}`])(
    'is none for %j',
    (fragment) => {
      expect(parseFragment(fragment)).toBeUndefined();
    },
  );

  it('takes the longest channel and code allowed', () => {
    expect(parseFragment(`#ch=${'x'.repeat(64)}`)?.channel).toHaveLength(64);
    expect(parseFragment(`#code=${'x'.repeat(128)}`)?.code).toHaveLength(128);
    expect(parseFragment(`#ch=${'x'.repeat(65)}&code=c`)).toMatchObject({ channel: undefined, code: 'c' });
  });
});

describe('what is around a guest page', () => {
  const page = (more: object, ancestors?: readonly string[], referrer = ''): Window => {
    const location = { ancestorOrigins: ancestors };
    const made: Record<string, unknown> = { opener: null, location, document: { referrer }, ...more };
    made['parent'] ??= made;
    return made as unknown as Window;
  };

  it('is the framing page told by the browser', () => {
    const parent = {};
    const framed = page({ parent }, ['https://partner.test', 'https://top.test'], 'https://other.test/a');
    expect(findSurroundings(framed)).toEqual({
      window: framed,
      parent,
      parentOrigin: 'https://partner.test',
      referrerOrigin: 'https://partner.test',
    });
  });

  it('is the framing page suggested by the referrer', () => {
    const parent = {};
    expect(findSurroundings(page({ parent }, undefined, 'https://partner.test/a?b'))).toMatchObject({
      parent,
      parentOrigin: undefined,
      referrerOrigin: 'https://partner.test',
    });
  });

  it('is the opener, whose origin stays unknown', () => {
    const opener = {};
    expect(findSurroundings(page({ opener }, ['https://no.test'], 'https://partner.test/'))).toMatchObject({
      parent: opener,
      parentOrigin: undefined,
      referrerOrigin: 'https://partner.test',
    });
  });

  it('is nobody, for a page by itself', () => {
    expect(findSurroundings(page({}, []))).toMatchObject({
      parent: null,
      parentOrigin: undefined,
      referrerOrigin: undefined,
    });
  });
});
