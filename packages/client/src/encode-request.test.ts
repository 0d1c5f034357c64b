import type { CallDescriptor } from '@chartdock/contract';
import { describe, expect, it, vi } from 'vitest';
import { encodeRequest } from './encode-request.ts';

const post: CallDescriptor = {
  name: 'x.y',
  method: 'POST',
  path: '/api/x',
  encoding: 'form',
  needToken: true,
  write: true,
};
const get: CallDescriptor = { ...post, method: 'GET', encoding: 'query', write: false };

describe('encodeRequest', () => {
  it('writes queries sorted, escaped and defined', () => {
    const { address, body, headers } = encodeRequest(get, {
      b: '流 程&=',
      a: 1,
      c: undefined,
      d: false,
      e: '',
    });
    expect(address).toBe('/api/x?a=1&b=%E6%B5%81%20%E7%A8%8B%26%3D&d=false&e=');
    expect([body, headers]).toEqual([undefined, undefined]);
  });

  it('leaves the question mark out when empty', () => {
    expect(encodeRequest(get, { a: undefined }).address).toBe('/api/x');
  });

  it('writes a form', () => {
    expect(encodeRequest(post, { title: 'a&b', ignore: true })).toMatchObject({
      address: '/api/x',
      body: 'ignore=true&title=a%26b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('writes lists inside forms as JSON', () => {
    expect(encodeRequest(post, { ids: ['a', 'b'] }).body).toBe(`ids=${encodeURIComponent('["a","b"]')}`);
  });

  it('writes JSON', () => {
    const { body, headers } = encodeRequest(
      { ...post, encoding: 'json' },
      { items: [{ b: 1, a: null }], x: undefined },
    );
    expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({ items: [{ b: 1, a: null }] });
    expect(headers).toEqual({ 'content-type': 'application/json' });
  });

  it('writes multipart with files and engine boundary', async () => {
    const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    const { body, headers } = encodeRequest({ ...post, encoding: 'multipart' }, { title: 't', n: 3, file });
    expect(headers).toEqual({});
    if (!(body instanceof FormData)) throw new Error('no form data');
    expect([body.get('title'), body.get('n')]).toEqual(['t', '3']);
    const sent = body.get('file');
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['a.svg', '<svg/>']);
  });

  it('writes multipart where the engine has no files', () => {
    vi.stubGlobal('Blob', undefined);
    const { body } = encodeRequest({ ...post, encoding: 'multipart' }, { title: 't' });
    expect(body instanceof FormData && body.get('title')).toBe('t');
  });

  it('fills path parameters and sends the rest', () => {
    const descriptor = { ...get, path: '/api/x/{id}/y' };
    expect(encodeRequest(descriptor, { id: 'a/b?', q: 1 }).address).toBe('/api/x/a%2Fb%3F/y?q=1');
  });

  it.each([undefined, '', '.', '..'])('refuses %j as a path parameter', (id) => {
    expect(() => encodeRequest({ ...get, path: '/api/x/{id}' }, { id })).toThrow('the path needs id');
  });

  it('puts marked fields into headers', () => {
    const inHeaders = ['uuid'];
    expect(encodeRequest({ ...get, inHeaders }, { uuid: 7, a: 1 })).toMatchObject({
      address: '/api/x?a=1',
      headers: { uuid: '7' },
    });
    expect(encodeRequest({ ...post, inHeaders }, { uuid: 'u', a: 1 })).toMatchObject({
      address: '/api/x',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', uuid: 'u' },
    });
  });

  it('puts marked fields of a body into queries', () => {
    const descriptor: CallDescriptor = { ...post, inQuery: ['page', 'size'] };
    expect(encodeRequest(descriptor, { page: 2, size: 5, title: 't' })).toMatchObject({
      address: '/api/x?page=2&size=5',
      body: 'title=t',
    });
  });

  it('fills path parameters and keeps text as text', () => {
    const descriptor = { ...get, path: '/api/{kind}/{id}' };
    expect(encodeRequest(descriptor, { kind: '{id}', id: 'b' }).address).toBe('/api/%7Bid%7D/b');
    expect(encodeRequest(descriptor, { kind: '...', id: 0 }).address).toBe('/api/.../0');
    expect(() => encodeRequest(descriptor, { kind: 'a', id: null })).toThrow('the path needs id');
  });

  describe('key', () => {
    it('differs by headers alone', () => {
      for (const descriptor of [get, post]) {
        const named = { ...descriptor, inHeaders: ['uuid'] };
        expect(encodeRequest(named, { uuid: '1' }).key).not.toBe(encodeRequest(named, { uuid: '2' }).key);
        expect(encodeRequest(named, { uuid: '1' }).key).toBe(encodeRequest(named, { uuid: '1' }).key);
      }
    });

    it('is the same in any order of parameters', () => {
      const json: CallDescriptor = { ...post, encoding: 'json' };
      expect(encodeRequest(get, { a: 1, b: 2 }).key).toBe(encodeRequest(get, { b: 2, a: 1 }).key);
      expect(encodeRequest(post, { a: 1, b: 2 }).key).toBe(encodeRequest(post, { b: 2, a: 1 }).key);
      expect(encodeRequest(json, { items: [{ a: 1, b: 2 }] }).key).toBe(
        encodeRequest(json, { items: [{ b: 2, a: 1 }] }).key,
      );
    });

    it('differs by method, address, parameter and list order', () => {
      const json: CallDescriptor = { ...post, encoding: 'json' };
      const keys = [
        encodeRequest(get, {}).key,
        encodeRequest({ ...get, method: 'POST' }, {}).key,
        encodeRequest({ ...get, path: '/api/z' }, {}).key,
        encodeRequest(get, { a: 1 }).key,
        encodeRequest(get, { a: 12 }).key,
        encodeRequest(json, { ids: [1, 2] }).key,
        encodeRequest(json, { ids: [2, 1] }).key,
      ];
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('tells like files apart and knows equal ones', () => {
      const multipart: CallDescriptor = { ...post, encoding: 'multipart' };
      const [one, other] = [new File(['a'], 'x'), new File(['b'], 'x')];
      expect(encodeRequest(multipart, { one }).key).not.toBe(encodeRequest(multipart, { one: other }).key);
      expect(encodeRequest(multipart, { one }).key).toBe(encodeRequest(multipart, { one }).key);
      // Both were seen before.
      expect(encodeRequest(multipart, { one }).key).not.toBe(encodeRequest(multipart, { one: other }).key);
    });
  });
});
