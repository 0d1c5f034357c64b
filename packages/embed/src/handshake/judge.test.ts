import { describe, expect, it } from 'vitest';
import type { HostKnowledge, Received } from './judge.ts';
import { judgeAnswer, judgeAtHost, judgeHello } from './judge.ts';

const frame = { name: 'frame' };
const parent = { name: 'parent' };
const guestOrigin = 'https://chartdock.test';
const hostOrigin = 'https://partner.test';
const { port1: port } = new MessageChannel();

describe('judgeAtHost', () => {
  const known: HostKnowledge = {
    min: 2,
    max: 3,
    frame,
    origin: guestOrigin,
    channel: 'ch-1',
    features: ['replay', 'store'],
    used: new Set(['spent']),
  };
  const join = { cd: 1, t: 'join', ch: 'ch-1', nonce: 'fresh', min: 1, max: 2, features: ['store', 'later'] };
  const received: Received = { data: join, origin: guestOrigin, source: frame, isTrusted: true, ports: [] };

  it('welcomes a fresh join with shared version and features', () => {
    expect(judgeAtHost(received, known)).toEqual({ join, v: 2, features: ['store'] });
  });

  it.each<[string, Partial<Received>]>([
    ['source', { isTrusted: false }],
    ['source', { source: { name: 'another frame' } }],
    ['source', { source: null }],
    ['origin', { origin: 'https://evil.test' }],
    ['origin', { origin: 'https://chartdock.test.evil.test' }],
    ['channel', { data: { ...join, ch: 'ch-2' } }],
    ['replay', { data: { ...join, nonce: 'spent' } }],
    ['shape', { data: { ...join, t: 'welcome' } }],
    ['shape', { data: { ...join, cd: 2 } }],
    ['shape', { data: { ...join, nonce: '' } }],
    ['shape', { data: { ...join, min: '1' } }],
    ['shape', { data: { ...join, features: 'store' } }],
    ['shape', { data: [join] }],
    ['shape', { data: JSON.stringify(join) }],
    ['shape', { data: null }],
  ])('ignores what fails by %s', (why, change) => {
    expect(judgeAtHost({ ...received, ...change }, known)).toBe(why);
  });

  it('ignores a null source without a frame window', () => {
    expect(judgeAtHost({ ...received, source: null }, { ...known, frame: null })).toBe('source');
  });

  it('tells a sandboxed frame from a stranger', () => {
    expect(judgeAtHost({ ...received, origin: 'null' }, known)).toBe('null_origin');
  });

  it('hears from its guest that the page is unregistered', () => {
    const data = { cd: 1, t: 'stranger', ch: 'ch-1' };
    expect(judgeAtHost({ ...received, data }, known)).toBe('origin_not_allowed');
    expect(judgeAtHost({ ...received, data, origin: 'https://evil.test' }, known)).toBe('origin');
    expect(judgeAtHost({ ...received, data, source: parent }, known)).toBe('source');
    expect(judgeAtHost({ ...received, data: { ...data, ch: 'ch-2' } }, known)).toBe('channel');
  });

  it.each([
    ['version_guest', { min: 1, max: 1 }],
    ['version_host', { min: 4, max: 9 }],
  ])('answers %s to a guest that speaks %j', (code, range) => {
    const data = { ...join, ...range };
    expect(judgeAtHost({ ...received, data }, known)).toMatchObject({ join: data, v: code });
  });

  it('reads a later join with more fields', () => {
    const data = { ...join, min: 9, max: 9, extra: { more: true } };
    expect(judgeAtHost({ ...received, data }, known)).toMatchObject({ v: 'version_host' });
  });
});

describe('judgeHello', () => {
  const known = { parent, channel: 'ch-1', patterns: [hostOrigin] };
  const hello = { cd: 1, t: 'hello', ch: 'ch-1' };
  const received: Received = { data: hello, origin: hostOrigin, source: parent, isTrusted: true, ports: [] };

  it('listens to the framing page of a registered origin', () => {
    expect(judgeHello(received, known)).toEqual({ kind: 'hello', hello });
  });

  it.each<[string, Partial<Received>]>([
    ['source', { isTrusted: false }],
    ['source', { source: frame }],
    ['source', { source: null }],
    ['origin', { origin: 'https://evil.test' }],
    ['origin', { origin: 'null' }],
    ['channel', { data: { ...hello, ch: 'ch-2' } }],
    ['shape', { data: { ...hello, t: 'join' } }],
  ])('ignores what fails by %s', (why, change) => {
    expect(judgeHello({ ...received, ...change }, known)).toBe(why);
  });
});

describe('judgeAnswer', () => {
  const sent = new Map([
    ['mine', hostOrigin],
    ['to another', 'https://other.test'],
  ]);
  const known = { parent, channel: 'ch-1', sent, min: 1, max: 2 };
  const welcome = { cd: 1, t: 'welcome', ch: 'ch-1', nonce: 'mine', v: 2, features: [], config: 1, first: 2 };
  const received: Received = {
    data: welcome,
    origin: hostOrigin,
    source: parent,
    isTrusted: true,
    ports: [port],
  };

  it('takes the port of its own welcome', () => {
    expect(judgeAnswer(received, known)).toEqual({ kind: 'welcome', welcome, port });
  });

  it.each<[string, Partial<Received>]>([
    ['source', { isTrusted: false }],
    ['source', { source: frame }],
    ['origin', { origin: 'https://evil.test' }],
    ['channel', { data: { ...welcome, ch: 'ch-2' } }],
    ['nonce', { data: { ...welcome, nonce: 'of someone else' } }],
    ['origin', { data: { ...welcome, nonce: 'to another' } }],
    ['shape', { data: { ...welcome, v: 3 } }],
    ['shape', { data: { ...welcome, v: 0 } }],
    ['shape', { data: { ...welcome, t: 'hello' } }],
    ['port', { ports: [] }],
    ['port', { ports: [port, port] }],
  ])('ignores what fails by %s', (why, change) => {
    expect(judgeAnswer({ ...received, ...change }, known)).toBe(why);
  });

  it.each(['version_host', 'version_guest'])('hears the refusal %s', (code) => {
    const data = { cd: 1, t: 'refuse', ch: 'ch-1', nonce: 'mine', code };
    expect(judgeAnswer({ ...received, data, ports: [] }, known)).toEqual({ kind: 'refused', code });
  });
});
