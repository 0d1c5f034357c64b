import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { importLibrary } from '../../demo/seed-library.ts';
import type { Loaded } from '../../demo/seed-library.ts';
import { registerPartner } from '../../testing/partner.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const source = (title: string, price: string, body = 'flow down\na = 甲 | one'): string =>
  `title: ${title}\nabout: 一句话 | One sentence\ntags: 标签 | tag\nprice: ${price}\n---\n${body}\n`;

/** Folder of a partner: two categories of its own, one scene of ours. */
const FOLDER: Readonly<Record<string, string>> = {
  'categories.txt': 'onboarding: 入职 | Onboarding\nunused: 没有 | None\nreview: 评审 | Reviews\n',
  'flow/review/document-review.txt': source('文档评审 | Document review', 'free'),
  'flow/onboarding/first-day.txt': source('入职第一天 | First day', '6.60'),
  'flow/er/orders.txt': source('订单模型 | Order model', 'free', 'er\na = 用户 | user\n  id ; bigint'),
};

/** Proves the use of a partner's own templates for its people and for everyone else. */
export const partnerTemplatesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  let atlas: Client;
  let other: Client;

  const load = async (files: Readonly<Record<string, string>>, clientId?: string): Promise<Loaded> => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-templates-'));
    try {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      return await importLibrary(server.app, folder, clientId);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
    const partners = await Promise.all(['atlas', 'other'].map((id) => registerPartner(server, id)));
    const tokens = await Promise.all(partners.map((partner) => partner.tokenOf(person.token)));
    [atlas, other] = tokens.map((token) => server.client(token)) as [Client, Client];
    expect(await load(FOLDER, 'atlas')).toEqual({ added: 3, changed: 0, faults: [] });
    expect(await load({ 'flow/er/orders.txt': source('公开模型 | Open model', 'free') })).toMatchObject({
      added: 1,
    });
  });
  afterAll(() => server.stop());

  const titlesOf = async (client: Client, search = {}): Promise<readonly string[]> =>
    (await client.templates.ofPartner(search)).rows.map(({ title }) => title).toSorted();
  const idOf = async (title: string): Promise<string> => {
    const { rows } = await atlas.templates.ofPartner({});
    return rows.find((row) => row.title === title)?.chartId ?? '';
  };

  it('GET /api/personal/template/partner/shelf as query names used categories', async () => {
    expect(await atlas.templates.partnerShelf({})).toEqual({
      name: 'Partner atlas',
      places: [
        { category: 'onboarding', name: 'Onboarding' },
        { category: 'review', name: 'Reviews' },
        { category: 'er', name: expect.stringMatching(/\S/) as string },
      ],
      total: 3,
    });
    expect(await other.templates.partnerShelf({})).toEqual({ name: 'Partner other', places: [], total: 0 });
    expect(await person.client.templates.partnerShelf({})).toEqual({ name: '', places: [], total: 0 });
  });

  it('POST /api/personal/template/partner as json lists with prices', async () => {
    expect(await titlesOf(atlas)).toEqual(['Document review', 'First day', 'Order model']);
    expect(await titlesOf(atlas, { category: 'onboarding' })).toEqual(['First day']);
    expect(await titlesOf(atlas, { keyword: 'review' })).toEqual(['Document review']);
    const { rows } = await atlas.templates.ofPartner({ category: 'onboarding' });
    expect(rows[0]).toMatchObject({ publicClonePrice: 6.6, owner: { fullName: 'Partner atlas' } });
  });

  it('hides them from everyone elsewhere', async () => {
    expect(await titlesOf(other)).toEqual([]);
    expect(await titlesOf(person.client)).toEqual([]);
    for (const client of [atlas, other, person.client]) {
      const found = await client.templates.searchOfficial({ keyword: 'model' });
      expect(found.rows.map(({ title }) => title)).toEqual(['Open model']);
      expect((await client.templates.searchOfficial({})).total).toBe(1);
    }
    const id = await idOf('Document review');
    await atlas.templates.clone({ chartId: id });
    await atlas.templates.like({ chartId: id, fileType: 'template' });
    const mine = async (client: Client): Promise<readonly number[]> => [
      (await client.templates.used({})).total,
      (await client.templates.liked({})).total,
    ];
    expect([await mine(atlas), await mine(other), await mine(person.client)]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('sells files to the partner’s people only', async () => {
    const free = await idOf('Order model');
    expect(await atlas.templates.cloneCheck({ chartId: free })).toEqual({ result: 'clone' });
    const { file } = await atlas.templates.clone({ chartId: free });
    expect(file).toMatchObject({ title: 'Order model', category: 'er' });
    for (const client of [other, person.client]) {
      expect(await client.templates.cloneCheck({ chartId: free })).toEqual({ result: 'empty' });
      expect(await refusalOf(client.templates.clone({ chartId: free }))).toBe('70010');
    }
    const paid = await idOf('First day');
    expect(await atlas.templates.cloneCheck({ chartId: paid })).toMatchObject({
      result: 'cloneBuy',
      price: 6.6,
    });
    expect(await refusalOf(atlas.templates.clone({ chartId: paid }))).toBe('70037');
  });

  it('refuses unnamed categories and accidental free prices', async () => {
    const faults = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const loaded = await load(files, 'other');
      expect(loaded.added).toBe(0);
      return loaded.faults.map(({ file, line }) => `${file}:${line}`);
    };
    expect(await faults({ 'flow/review/a.txt': source('甲 | A', 'free') })).toEqual(['flow/review/a.txt:1']);
    expect(await faults({ 'flow/er/a.txt': source('甲 | A', 'member 6.90') })).toEqual(['flow/er/a.txt:4']);
    expect((await other.templates.partnerShelf({})).total).toBe(0);
  });

  it('keeps same names apart, and renames categories', async () => {
    expect(await load(FOLDER, 'atlas')).toMatchObject({ added: 0 });
    expect(await load(FOLDER, 'other')).toMatchObject({ added: 3 });
    const renamed = {
      ...FOLDER,
      'categories.txt': 'review: 审阅 | Readings\nonboarding: 入职 | Onboarding\n',
    };
    expect(await load(renamed, 'atlas')).toMatchObject({ added: 0 });
    const { places } = await atlas.templates.partnerShelf({});
    expect(places.map(({ name }) => name).slice(0, 2)).toEqual(['Readings', 'Onboarding']);
  });
};
