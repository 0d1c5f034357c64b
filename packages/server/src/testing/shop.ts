import { expect } from 'vitest';
import { loadLibrary } from '../library/load-library.ts';
import { readSource } from '../library/read-source.ts';
import type { CashierAction } from '../domains/payments/gateways/sandbox/sandbox-trades.ts';
import type { Person, TestServer } from './test-server.ts';

/** A library with templates to buy. */
export interface Shop {
  readonly author: Person;
  /** Costs 9.90 yuan. */
  readonly paidId: string;
  /** Costs nothing. */
  readonly freeId: string;
  /** Comes with a membership. */
  readonly memberId: string;
}

const sourceOf = (path: string, head: Readonly<Record<string, string>>) => {
  const lines = Object.entries({ about: '一句话 | One sentence', tags: '标签 | tag', ...head });
  const text = `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\ner\na = 付费用户 | paying user\n  id ; bigint\n`;
  const reading = readSource({ path, text });
  if (reading.status === 'refused') throw new Error(JSON.stringify(reading.faults));
  return reading.source;
};

/** Fills the library of a test server with one template of each price. */
export const openShop = async (server: TestServer): Promise<Shop> => {
  // A membership would open the templates that come with one.
  const author = await server.person({ free: true });
  const { db } = server.app.database;
  const sources = [
    sourceOf('flow/er/paid-model.txt', { title: '付费模型 | Paid model', price: '9.90', owner: 'author' }),
    sourceOf('flow/er/free-model.txt', { title: '免费模型 | Free model', price: 'free' }),
    sourceOf('flow/er/member-model.txt', { title: '会员模型 | Member model', price: 'member 6.90' }),
  ];
  await loadLibrary(server.app, db, { sources, authors: { author: author.id } });
  const { rows } = await server.client(undefined, 'en').templates.searchOfficial({ category: 'er' });
  const idOf = (title: string): string => rows.find((row) => row.title === title)?.chartId ?? '';
  const shop = { paidId: idOf('Paid model'), freeId: idOf('Free model'), memberId: idOf('Member model') };
  expect(Object.values(shop)).not.toContain('');
  return { author, ...shop };
};

/** Does something at the sandbox's cashier, whose address a QR code holds; returns the page that it shows then. */
export const visitCashier = async (code: string, action?: CashierAction): Promise<string> => {
  const headers = { 'accept-language': 'en' };
  const response = await fetch(
    code,
    action === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams({ action }) },
  );
  return response.text();
};
