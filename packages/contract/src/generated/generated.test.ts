import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateFiles, readGenerated } from '../../generator/generated-files.ts';
import { endpoints } from '../schema.ts';
import type { Endpoint } from '../schema.ts';
import { createDamagedSamples, createSamples } from '../testing/answer-samples.ts';
import { calls } from './calls.ts';

const seed = { seed: 20_261_121, numRuns: 100 };

interface Row {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly encoding: string;
  readonly needToken: boolean;
  readonly write: boolean;
  readonly isData: (value: unknown) => boolean;
}

const rows = Object.values(calls).flatMap((group): Row[] => Object.values(group));

const all = Object.entries(endpoints).flatMap(([group, table]) =>
  Object.entries<Endpoint>(table).map(([name, { data }]) => ({
    name: `${group}.${name}`,
    data,
    isData: rows.find((row) => row.name === `${group}.${name}`)?.isData ?? (() => false),
  })),
);

describe('generated modules', () => {
  it('match the endpoint values exactly', async () => {
    const files = await generateFiles();
    const found = readGenerated();
    expect([...found.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [path, source] of files) expect(found.get(path), path).toBe(source);
  });

  it('has a group per file with every call', () => {
    expect(Object.keys(calls)).toEqual(Object.keys(endpoints));
    expect(rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  });
});

describe('isData', () => {
  it.each(all)('takes all data of $name that its schema makes', ({ data, isData }) => {
    fc.assert(
      fc.property(createSamples(data), (answer) => data.safeParse(answer).success && isData(answer)),
      seed,
    );
  });

  it.each(all)('judges damaged data of $name as its schema does', ({ data, isData }) => {
    fc.assert(
      fc.property(createDamagedSamples(data), (answer) => isData(answer) === data.safeParse(answer).success),
      seed,
    );
  });

  it('takes fields that it does not know', () => {
    expect(calls.folders.sortAll.isData({ count: 1, later: true })).toBe(true);
  });
});

describe('calls', () => {
  it('names every call once with its own address', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length);
  });

  it('sends GET input in queries, POST in bodies', () => {
    for (const { method, encoding } of rows) expect(encoding === 'query').toBe(method === 'GET');
  });

  it('asks for a token except to get one', () => {
    const open = rows.filter(({ needToken }) => !needToken).map(({ name }) => name);
    expect(open.sort()).toEqual([
      'charts.content',
      ...['charts.info', 'orders.payInApp', 'orders.payInPage'],
      ...['session.exchange', 'session.register', 'session.resetPassword', 'session.resume'],
      ...['session.sendEntryCode', 'session.signIn'],
      // What the library holds is public; whose favourites and uses it shows comes from the token.
      ...['templates.featured', 'templates.scenes', 'templates.searchOfficial', 'templates.topics'],
      'viewLinks.open',
    ]);
  });

  it('counts every change as a write, GETs included', () => {
    const reads = rows.filter(({ method, write }) => method === 'POST' && !write).map(({ name }) => name);
    const writes = rows.filter(({ method, write }) => method === 'GET' && write).map(({ name }) => name);
    // One-time codes are spent where they are taken, so that a repeat must never get the first answer again.
    expect(reads.sort()).toEqual([
      ...['ai.write', 'charts.content', 'collaboration.listUsers'],
      ...['collaborationLinks.join', 'collaborationLinks.open'],
      ...['orders.payAlipay', 'orders.payInApp', 'orders.payInPage', 'orders.payWechat'],
      ...['session.connect', 'session.exchange', 'session.handOff', 'session.register'],
      ...['session.resetPassword', 'session.resume', 'session.sendEntryCode', 'session.signIn'],
      'session.verify',
      ...['templates.cloneCheck', 'templates.featured', 'templates.ofPartner', 'templates.searchOfficial'],
      ...['viewLinks.open', 'wemeet.getSignUrl', 'wemeet.thirdBinding'],
    ]);
    expect(writes.sort()).toEqual([
      ...['collaborationRecent.del', 'session.signOut', 'viewLinks.delLink', 'viewLinks.removePassword'],
    ]);
  });
});
