import {
  DESCRIPTION_LENGTH,
  TITLE_LENGTH,
  cleanTitle,
  isAllowedName,
  isEmail,
  isPhone,
  isPrice,
  passwordProblem,
} from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';
import type { WireFields } from '../../testing/wire.ts';

const REFUSED = '70001';
const CODE = '123456';
const { account, charts, folders, lists, publishing, session } = endpoints;

/** One field of a call with the rule that its values keep on the client. */
interface Rule {
  readonly call: { readonly path: string };
  readonly field: string;
  readonly isGood: (value: string) => boolean;
  readonly values: readonly string[];
  /** The other fields, good ones. */
  readonly others?: WireFields;
}

const NAMES = [
  ...Array.from('`~!@#$%^&*+<>?:"{}\\/;\'[]', (sign) => `A${sign}B`),
  ...['李雷', 'Han Meimei', 'a-b_c=(d)|e,f.g', 'x'.repeat(60), 'x'.repeat(61), ''],
];
const EMAILS = [
  ...['a@b.cn', 'first.last+tag@sub.example.com', 'x@example.edu.cn', `${'a'.repeat(64)}@b.cn`],
  ...['plain', '@b.cn', 'a@', 'a@b', 'a b@c.cn', 'a@b..cn', '.a@b.cn', 'a@-b.cn', `${'a'.repeat(65)}@b.cn`],
];
const PHONES = ['13900001111', '10000000000', '23900001111', '1390000111', '139000011112', '1390000111a', ''];
const PASSWORDS = [
  ...['abcd1234', '密码密码密码密码1', 'a!'.repeat(8), 'Abcdefg1', '!!!!!!!a'],
  ...[
    'abc1234',
    'abcd12345678901234',
    'abcd 1234',
    'abcd\t1234',
    '12345678',
    'abcdefgh',
    '密码密码密码密码',
    '!!!!!!!!',
  ],
];
const PRICES = ['0', '1', '12.5', '12.55', '12.555', '-1', '1e3', 'free', '01', '.5', '1.'];

const isName = (name: string): boolean => isAllowedName(name) && name !== '' && name.length <= 60;
const isCode = (code: string): boolean => /^\d{6}$/.test(code);
const isNewPassword = (password: string): boolean => passwordProblem(password) === undefined;
const isPage = (page: string): boolean => /^[1-9]\d*$/.test(page);

const phone = { isGood: isPhone, values: PHONES };
const email = { isGood: isEmail, values: EMAILS };
const name = { field: 'fullName', isGood: isName, values: NAMES };
const code = { field: 'code', isGood: isCode, values: [CODE, '12345', '1234567', 'abcdef'] };
const PASSWORD = 'Chartdock-1';
const newPassword = {
  field: 'password',
  isGood: isNewPassword,
  values: PASSWORDS,
  others: { account: 'a@b.cn', code: CODE },
};
const token = 'x'.repeat(43);
const replaced = { replaceBindType: 'phone', safeCode: CODE };

/** Every call that carries a value of a rule; titles and publishing have tests of their own below. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'VALID-16, names': [
    { call: account.changeFullName, ...name },
    { call: account.saveInformation, ...name },
    { call: session.register, ...name, others: { account: 'a@b.cn', code: CODE, password: PASSWORD } },
  ],
  'VALID-17, e-mail addresses': [
    { call: account.sendEmailCode, field: 'email', ...email },
    { call: account.bindEmail, field: 'email', ...email, others: { code: CODE } },
    { call: account.bindEmailByToken, field: 'email', ...email, others: { code: CODE, token } },
    { call: account.replaceEmail, field: 'email', ...email, others: { code: CODE, ...replaced } },
    { call: session.sendEntryCode, field: 'account', ...email, others: { purpose: 'register' } },
    { call: session.register, field: 'account', ...email, others: { code: CODE, password: PASSWORD } },
    { call: session.resetPassword, field: 'account', ...email, others: { code: CODE, password: PASSWORD } },
  ],
  'VALID-19, phone numbers': [
    { call: account.sendPhoneCode, field: 'phone', ...phone },
    { call: account.bindPhone, field: 'phone', ...phone, others: { code: CODE } },
    { call: account.bindPhoneByToken, field: 'phone', ...phone, others: { code: CODE, token } },
    { call: account.replacePhone, field: 'phone', ...phone, others: { code: CODE, ...replaced } },
    { call: session.sendEntryCode, field: 'account', ...phone, others: { purpose: 'reset' } },
    { call: session.register, field: 'account', ...phone, others: { code: CODE, password: PASSWORD } },
    { call: session.resetPassword, field: 'account', ...phone, others: { code: CODE, password: PASSWORD } },
    {
      call: { path: `${account.bindThirdPhone.path}?mluuuid=1` },
      field: 'idVal',
      ...phone,
      others: { idFlag: 'phone', partner: 'p', poInfo: CODE },
    },
  ],
  'codes of six digits': [
    { call: account.bindPhone, ...code, others: { phone: '13900001111' } },
    { call: account.bindEmail, ...code, others: { email: 'a@b.cn' } },
    { call: session.register, ...code, others: { account: 'a@b.cn', password: PASSWORD } },
    { call: session.resetPassword, ...code, others: { account: 'a@b.cn', password: PASSWORD } },
  ],
  'VALID-20..22, passwords': [
    { call: account.updatePassword, field: 'password', isGood: isNewPassword, values: PASSWORDS },
    { call: session.register, ...newPassword },
    { call: session.resetPassword, ...newPassword },
  ],
};

const cases = Object.entries(RULES).flatMap(([rule, rows]) =>
  rows.map((row) => [rule, row.call.path, row.field, row] as const),
);

const TITLES = [
  ...[
    '  Plan  ',
    '<b>Plan</b>',
    'a<script>alert(1)</script>b',
    '<scr<script></script>ipt>x',
    'javascript:go',
    '\u202eevil',
  ],
  ...['x'.repeat(TITLE_LENGTH), 'x'.repeat(TITLE_LENGTH + 1), '', '   ', '<i></i>'],
];

/** Proves that the server keeps the rules of the client, on every call that carries their values. */
export const rulesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const post = async (person: Person, path: string, fields: WireFields) =>
    wireOf(server, person).post(path, fields);

  it.each(cases)(
    '[VALID-28] keeps %s on %s by %s',
    async (_rule, ...[path, field, { isGood, values, others }]) => {
      const person = await server.person();
      const good: boolean[] = [];
      for (const value of values) {
        const { code: answered } = await post(person, path, { ...others, [field]: value });
        expect([value, answered !== REFUSED]).toEqual([value, isGood(value)]);
        good.push(isGood(value));
      }
      expect(new Set(good).size).toBe(2);
    },
  );

  describe.each([
    ['a new folder', async () => ({ path: folders.create.path, fields: {} })],
    ['a new file', async () => ({ path: charts.create.path, fields: { category: 'flow' } })],
    [
      'a folder renamed',
      async ({ client }: Person) => {
        const { file } = await client.folders.create({ title: 'Old' });
        return { path: folders.rename.path, fields: { folderId: file._id ?? '', ignore: 'true' } };
      },
    ],
    [
      'a file renamed',
      async ({ client }: Person) => {
        const { chartId } = await client.charts.create({ category: 'flow' });
        return { path: charts.rename.path, fields: { chartId, ignore: 'true' } };
      },
    ],
  ] as const)('%s', (_name, prepare) => {
    it.each(TITLES)('[VALID-28] keeps VALID-01 and VALID-02 for the title %j', async (title) => {
      const person = await server.person();
      const { path, fields } = await prepare(person);
      const { code: answered, data } = await post(person, path, { ...fields, title });
      const clean = cleanTitle(title);
      // A file may be made without a title and is then called untitled.
      const isUntitled = path === charts.create.path && title.trim() === '';
      if (!clean.ok && !isUntitled) return expect(answered).toBe(REFUSED);
      const stored = (data?.['file'] as { title: string }).title;
      expect([answered, stored]).toEqual(['200', clean.ok ? clean.title : '未命名文件']);
    });
  });

  describe('publishing', () => {
    let people = 0;
    const publish = async (fields: WireFields) => {
      people += 1;
      const person = await server.person({ phone: `1390000${1000 + people}` });
      const { chartId } = await person.client.charts.create({ category: 'flow', title: 'Public' });
      return (await post(person, publishing.publish.path, { chartId, tags: '["a"]', ...fields })).code;
    };

    it.each(PRICES)('[VALID-28] keeps VALID-23 for the price %j', async (price) => {
      expect(await publish({ price })).toBe(isPrice(price) ? '200' : REFUSED);
    });

    it.each([
      ['[]', true],
      ['[" "]', true],
      ['["<script>x</script>"]', true],
      ['["<b></b>"]', false],
      ['["flow"]', false],
    ])('[VALID-28] keeps VALID-14 for the tags %s', async (tags, isRefused) => {
      expect(await publish({ tags })).toBe(isRefused ? REFUSED : '200');
    });

    it('[VALID-28] keeps VALID-07 for the description', async () => {
      expect(await publish({ description: 'x'.repeat(DESCRIPTION_LENGTH) })).toBe('200');
      expect(await publish({ description: 'x'.repeat(DESCRIPTION_LENGTH + 1) })).toBe(REFUSED);
    });
  });

  it('[VALID-28] lists no page outside the list', async () => {
    const person = await server.person();
    const wire = wireOf(server, person);
    await person.client.charts.create({ category: 'flow' });
    for (const page of ['0', '-3', '1.5', 'text', '1', '2']) {
      const answer = await wire.get(lists.loadFiles.path, { page });
      expect([page, answer.code]).toEqual([page, isPage(page) ? '200' : REFUSED]);
      if (page === '2') expect(answer.data).toMatchObject({ rows: [], total: 1 });
    }
  });
};
