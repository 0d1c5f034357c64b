import * as CODE from '@chartdock/contract/codes';
import { endpoints } from '@chartdock/contract/schema';
import { describe, expect, it } from 'vitest';
import { embedCalls } from '../../domains/partners/index.ts';
import { REFUSALS_BY_CALL } from './refusals-by-call.ts';
import { describeServer } from './serve.ts';
import { GROUPS } from './words/groups.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const document = JSON.parse(JSON.stringify(describeServer())) as Node;

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);

const entriesOf = (value: unknown): [string, unknown][] => (isNode(value) ? Object.entries(value) : []);

const operations = entriesOf(at(document, 'paths')).flatMap(([path, item]) =>
  entriesOf(item).map(([method, operation]) => ({
    path,
    method,
    name: String(at(operation, 'operationId')),
    operation,
  })),
);
const calls = operations.filter(({ name }) => !name.startsWith('files.'));
const named = (name: string): unknown => operations.find((one) => one.name === name)?.operation;
const parametersOf = (name: string): unknown[] => {
  const found = at(named(name), 'parameters');
  return Array.isArray(found) ? found : [];
};

/** Lists every object of a document with the way to it. */
const nodesOf = (value: unknown, way = ''): { way: string; node: Node }[] =>
  isNode(value)
    ? [
        { way, node: value },
        ...Object.entries(value).flatMap(([key, inner]) => nodesOf(inner, `${way}/${key}`)),
      ]
    : [];

const wordsOf = (groups: Readonly<Record<string, object>>): string[] =>
  Object.entries(groups).flatMap(([group, table]) => Object.keys(table).map((name) => `${group}.${name}`));

describe('the OpenAPI document', () => {
  it('has every call, download and picture', () => {
    const found = operations.map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(wordsOf({ ...endpoints, embed: embedCalls })));
    expect(calls.length).toBeGreaterThan(130);
    expect(found).toEqual(
      expect.arrayContaining([
        ...['files.thumbnail', 'files.mindThumbnail', 'files.templateThumbnail', 'files.boardThumbnail'],
        ...['files.avatar', 'files.downloadDiagram', 'files.downloadMindMap', 'files.downloadPositions'],
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('says of every path parameter that it is one', () => {
    const withPlaces = operations.filter(({ path }) => path.includes('{'));
    expect(withPlaces.length).toBeGreaterThan(15);
    for (const { path, name } of withPlaces) {
      const places = parametersOf(name).filter((one) => at(one, 'in') === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      expect([name, places.map((one) => at(one, 'name'))]).toEqual([name, wanted]);
    }
  });

  it('describes success and refusals by code', () => {
    for (const { name, operation } of calls) {
      const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
      const mapping = entriesOf(at(schema, 'discriminator', 'mapping'));
      expect([name, mapping.length]).toEqual([name, at(schema, 'oneOf', 'length')]);
      expect(mapping.map(([code]) => code)).toEqual(
        expect.arrayContaining(['200', '429', '70001', '70014', '70500']),
      );
      for (const [code, pointer] of mapping) {
        const target = at(document, ...String(pointer).slice(2).split('/'));
        expect([name, at(target, 'properties', 'code', 'const')]).toEqual([name, code]);
      }
    }
    const texts = at(
      document,
      'components',
      'schemas',
      'RefusedQuotaExhausted',
      'properties',
      'msg',
      'examples',
    );
    expect(texts).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      'You have reached your file limit. Upgrade to enjoy all member benefits',
    ]);
  });

  it('explains every field, parameter, group and operation', () => {
    const nodes = nodesOf(document);
    const fields = nodes.flatMap(({ way, node }) =>
      way.endsWith('/properties')
        ? Object.entries(node).map(([name, field]) => ({ way: `${way}/${name}`, field }))
        : [],
    );
    expect(fields.length).toBeGreaterThan(1_000);
    expect(
      fields.filter(({ field }) => typeof at(field, 'description') !== 'string').map(({ way }) => way),
    ).toEqual([]);
    for (const { name, operation } of operations) {
      expect([name, typeof at(operation, 'summary'), typeof at(operation, 'description')]).toEqual([
        name,
        'string',
        'string',
      ]);
      expect(GROUPS).toHaveProperty(String(at(operation, 'tags', '0')));
      for (const parameter of parametersOf(name))
        expect([name, at(parameter, '$ref') ?? at(parameter, 'description')]).toEqual([
          name,
          expect.any(String),
        ]);
    }
  });

  it('leaves every object open', () => {
    expect(nodesOf(document).filter(({ node }) => node['additionalProperties'] === false)).toEqual([]);
  });

  it('shows bounds, booleans and required bodies', () => {
    const pageSize = parametersOf('lists.loadFiles').find((one) => at(one, 'name') === 'pageSize');
    expect(at(pageSize, 'schema')).toEqual({ type: 'integer', minimum: 1, maximum: 200 });
    const rename = at(named('folders.rename'), 'requestBody');
    expect(at(rename, 'required')).toBe(true);
    const fields = at(rename, 'content', 'application/json', 'schema', 'properties');
    expect(at(fields, 'ignore')).toMatchObject({ type: 'boolean' });
    expect(at(fields, 'title')).toMatchObject({ maxLength: 1024 });
    expect(at(named('session.resume'), 'requestBody')).toBeUndefined();
    expect(at(named('charts.create'), 'requestBody', 'required')).toBe(true);
    expect(at(named('viewLinks.updateLink'), 'requestBody', 'required')).toBe(false);
  });

  it('names headers and needed tokens', () => {
    const refs = (name: string) => parametersOf(name).map((one) => at(one, '$ref'));
    const [language, key] = ['AcceptLanguage', 'IdempotencyKey'].map(
      (name) => `#/components/parameters/${name}`,
    );
    expect(refs('folders.create')).toEqual([language, key]);
    expect(refs('lists.trashCount')).toEqual([language]);
    expect(at(named('lists.trashCount'), 'security')).toEqual([{ token: [] }]);
    expect(at(named('charts.info'), 'security')).toEqual([{}, { token: [] }]);
    expect(at(named('session.signIn'), 'security')).toEqual([]);
    expect(at(named('lists.trashCount'), 'responses', '200', 'headers')).toHaveProperty('Retry-After');
  });

  it('shows recorded examples at nearly every call', () => {
    const shown = calls.filter(({ operation }) => {
      const example = at(operation, 'responses', '200', 'content', 'application/json', 'example');
      return at(example, 'code') === '200';
    });
    expect(shown.length).toBeGreaterThan(calls.length - 10);
    const body = at(named('folders.move'), 'requestBody', 'content', 'application/json', 'example');
    expect(body).toMatchObject({
      fileType: 'chart',
      folderId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    const title = parametersOf('lists.globalFiles').find((one) => at(one, 'name') === 'title');
    expect(at(title, 'example')).toEqual(expect.any(String));
  });

  it('names its licence and its server', () => {
    expect(at(document, 'info', 'license')).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(at(document, 'servers', '0', 'url')).toBe('/');
  });

  it('keeps refusals of calls that there are alone', () => {
    const names = calls.map(({ name }) => name);
    expect(Object.keys(REFUSALS_BY_CALL).filter((name) => !names.includes(name))).toEqual([]);
    expect(
      Object.values(REFUSALS_BY_CALL)
        .flat()
        .filter((name) => !Object.hasOwn(CODE, name)),
    ).toEqual([]);
  });
});
