import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { TEST_PASSWORD, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;

/** Proves codes, bindings, passwords and the personal page over HTTP. */
export const bindingsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let phones = 0;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const newPhone = (): string => `139${String((phones += 1)).padStart(8, '0')}`;
  const lastCode = (to: string): string => {
    const message = server.app.messenger.inbox().find((one) => one.to === to);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const codeTo = async ({ client }: Person, phone: string): Promise<string> => {
    await client.account.sendPhoneCode({ phone });
    return lastCode(phone);
  };
  const codeToMail = async ({ client }: Person, email: string): Promise<string> => {
    await client.account.sendEmailCode({ email });
    return lastCode(email);
  };
  const proof = async ({ client }: Person): Promise<string> =>
    (await client.account.checkSafe({ type: 'password', password: TEST_PASSWORD })).token;
  const signsIn = (account: string, password = TEST_PASSWORD) =>
    server.client(undefined).session.signIn({ account, password });

  describe('codes', () => {
    it('[CALL-U-012] sends six digits to a phone once a minute', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const phone = newPhone();
      const sent = await person.client.account.sendPhoneCode({ phone: `+86 ${phone}` });
      expect(lastCode(phone)).toMatch(/^\d{6}$/);
      expect(sent.target).toBe(`139****${phone.slice(-4)}`);
      expect(sent.expireTime - server.clock.now()).toBe(5 * MINUTE_MS);
      expect(await refusalOf(person.client.account.sendPhoneCode({ phone }))).toBe('70016');
      expect(await refusalOf(other.client.account.sendPhoneCode({ phone }))).toBe('70016');
      server.clock.advance(MINUTE_MS);
      await person.client.account.sendPhoneCode({ phone });
    });

    it('[CALL-U-013] mails six digits in the language of the request', async () => {
      const person = await server.person();
      await person.client.account.sendEmailCode({ email: 'New.Person@Example.test' });
      const [message] = server.app.messenger.inbox();
      expect(message).toMatchObject({ channel: 'email', to: 'new.person@example.test' });
      expect(message?.text).toMatch(/^Your code is \d{6}\. It is valid for 5 minutes/);
      expect(await refusalOf(person.client.account.sendEmailCode({ email: 'no address' }))).toBe('70001');
      expect(await refusalOf(person.client.account.sendPhoneCode({ phone: '23900000000' }))).toBe('70001');
    });

    it('sends one message for parallel requests', async () => {
      const person = await server.person();
      const phone = newPhone();
      const before = server.app.messenger.inbox().filter(({ to }) => to === phone).length;
      const tries = Array.from({ length: 5 }, () =>
        server
          .client(person.token)
          .account.sendPhoneCode({ phone })
          .then(
            () => 'sent',
            () => 'refused',
          ),
      );
      expect((await Promise.all(tries)).filter((one) => one === 'sent')).toHaveLength(1);
      expect(server.app.messenger.inbox().filter(({ to }) => to === phone).length - before).toBe(1);
    });

    it('limits daily codes per target and account', async () => {
      const person = await server.person();
      const phone = newPhone();
      for (let sent = 0; sent < 10; sent += 1) {
        await person.client.account.sendPhoneCode({ phone });
        server.clock.advance(MINUTE_MS);
      }
      const other = await server.person();
      expect(await refusalOf(other.client.account.sendPhoneCode({ phone }))).toBe('429');
      for (let sent = 0; sent < 10; sent += 1)
        await person.client.account.sendPhoneCode({ phone: newPhone() });
      expect(await refusalOf(person.client.account.sendPhoneCode({ phone: newPhone() }))).toBe('429');
    });

    it('answers a repeat without a second message', async () => {
      const person = await server.person();
      const phone = newPhone();
      const options = { idempotencyKey: 'one-code' };
      const first = await person.client.account.sendPhoneCode({ phone }, options);
      expect(await person.client.account.sendPhoneCode({ phone }, options)).toEqual(first);
      expect(server.app.messenger.inbox().filter(({ to }) => to === phone)).toHaveLength(1);
    });

    it('refuses codes guessed, expired, used or foreign', async () => {
      const [person, other] = [await server.person(), await server.person()];
      const phone = newPhone();
      const code = await codeTo(person, phone);
      const bind = (who: Person, typed: string) => who.client.account.bindPhone({ phone, code: typed });
      expect(await refusalOf(bind(other, code))).toBe('70017');
      for (let tries = 0; tries < 5; tries += 1)
        expect(await refusalOf(bind(person, otherCode(code)))).toBe('70017');
      expect(await refusalOf(bind(person, code))).toBe('70017');
      server.clock.advance(MINUTE_MS);
      const late = await codeTo(person, phone);
      server.clock.advance(5 * MINUTE_MS);
      expect(await refusalOf(bind(person, late))).toBe('70017');
      const good = await codeTo(person, phone);
      expect(await refusalOf(bind(person, otherCode(good)))).toBe('70017');
      expect((await bind(person, good)).bindings.phone).toBe(`139****${phone.slice(-4)}`);
      const token = await proof(person);
      const again = person.client.account.bindPhoneByToken({ phone, code: good, token });
      expect(await refusalOf(again)).toBe('70017');
    });

    it('stores codes and binding tokens only hashed', async () => {
      const person = await server.person();
      const phone = newPhone();
      const code = await codeTo(person, phone);
      const token = await proof(person);
      const rows = await server.app.database.db
        .selectFrom('verify_code')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute();
      expect(rows).toHaveLength(2);
      for (const { code_hash } of rows) {
        expect(code_hash).toHaveLength(32);
        expect(code_hash.toString('latin1')).not.toContain(code);
      }
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('bindings', () => {
    it('[CALL-U-015] [CALL-U-006] binds a first phone that signs in afterwards', async () => {
      const person = await server.person();
      const phone = newPhone();
      expect((await person.client.account.bindInfo()).bindings.phone).toBeNull();
      const code = await codeTo(person, phone);
      await person.client.account.bindPhone({ phone, code });
      const { bindings } = await person.client.account.bindInfo();
      expect(bindings).toMatchObject({ phone: `139****${phone.slice(-4)}`, hasPassword: true });
      expect((await signsIn(phone)).userId).toBe(person.id);
      const next = newPhone();
      const nextCode = await codeTo(person, next);
      const second = person.client.account.bindPhone({ phone: next, code: nextCode });
      expect(await refusalOf(second)).toBe('70019');
    });

    it('[CALL-U-016] binds a first e-mail address once it is free', async () => {
      const person = await server.person({ phone: newPhone() });
      const email = `mail-${person.id.slice(-8)}@example.test`;
      expect(await refusalOf(person.client.account.bindEmail({ email, code: '000000' }))).toBe('70019');
      await person.client.account.unbind({ type: 'email', token: await proof(person) });
      expect((await person.client.account.bindInfo()).bindings.email).toBeNull();
      const code = await codeToMail(person, email);
      expect((await person.client.account.bindEmail({ email, code })).bindings.email).toMatch(/^m\*\*\*/);
      expect((await signsIn(email)).userId).toBe(person.id);
    });

    it('refuses a contact of others, keeping the code', async () => {
      const taken = newPhone();
      const [owner, person] = [await server.person({ phone: taken }), await server.person()];
      const code = await codeTo(person, taken);
      const bind = () => person.client.account.bindPhone({ phone: taken, code });
      expect(await refusalOf(bind())).toBe('70018');
      expect((await signsIn(taken)).userId).toBe(owner.id);
      await owner.client.account.unbind({ type: 'phone', token: await proof(owner) });
      await bind();
      expect((await signsIn(taken)).userId).toBe(person.id);
    });

    it('[CALL-U-014] gives a binding token once for ten minutes', async () => {
      const phone = newPhone();
      const person = await server.person({ phone });
      await person.client.account.sendPhoneCode();
      const code = lastCode(phone);
      const { token } = await person.client.account.checkSafe({ type: 'phone', code });
      const next = newPhone();
      const nextCode = await codeTo(person, next);
      await person.client.account.bindPhoneByToken({ phone: next, code: nextCode, token });
      expect(await refusalOf(signsIn(phone))).toBe('70007');
      expect((await signsIn(next)).userId).toBe(person.id);
      expect(await refusalOf(person.client.account.unbind({ type: 'phone', token }))).toBe('70022');
      const late = await proof(person);
      server.clock.advance(10 * MINUTE_MS);
      expect(await refusalOf(person.client.account.unbind({ type: 'phone', token: late }))).toBe('70022');
      const wrong = person.client.account.checkSafe({ type: 'password', password: 'wrong' });
      expect(await refusalOf(wrong)).toBe('70026');
    });

    it('takes a binding token from its own device only', async () => {
      const [person, other] = [
        await server.person({ phone: newPhone() }),
        await server.person({ phone: newPhone() }),
      ];
      const token = await proof(person);
      expect(await refusalOf(other.client.account.unbind({ type: 'phone', token }))).toBe('70022');
      const elsewhere = server.client((await signsIn(person.email)).token);
      expect(await refusalOf(elsewhere.account.unbind({ type: 'phone', token }))).toBe('70022');
      expect((await person.client.account.unbind({ type: 'phone', token })).bindings.phone).toBeNull();
    });

    it('replaces a phone by the bound contact', async () => {
      const phone = newPhone();
      const person = await server.person({ phone });
      await person.client.account.sendEmailCode();
      const safeCode = lastCode(person.email);
      const next = newPhone();
      const code = await codeTo(person, next);
      const input = { phone: next, code, replaceBindType: 'email' as const };
      const wrong = person.client.account.replacePhone({ ...input, safeCode: otherCode(safeCode) });
      expect(await refusalOf(wrong)).toBe('70017');
      await person.client.account.replacePhone({ ...input, safeCode });
      expect((await signsIn(next)).userId).toBe(person.id);
      expect(await refusalOf(signsIn(phone))).toBe('70007');
    });

    it('[CALL-U-021] unbinds, but never the last way to sign in', async () => {
      const person = await server.person({ phone: newPhone() });
      const { account } = person.client;
      expect(await refusalOf(account.unbind({ type: 'phone', token: 'x' }))).toBe('70022');
      expect((await account.unbind({ type: 'phone', token: await proof(person) })).bindings.phone).toBeNull();
      expect(await refusalOf(account.unbind({ type: 'phone', token: 'x' }))).toBe('70020');
      expect(await refusalOf(account.unbind({ type: 'email', token: await proof(person) }))).toBe('70021');
      expect((await signsIn(person.email)).userId).toBe(person.id);
    });

    it('[CALL-U-049] binds a phone from a partner’s page', async () => {
      const person = await server.person();
      const phone = newPhone();
      const poInfo = await codeTo(person, phone);
      const body = new URLSearchParams({
        idFlag: 'phone',
        idVal: phone,
        partner: 'zdtc',
        poInfo,
        thirdInfo: '{}',
      });
      const path = '/api/activity/third/edit/file/bind/user/phone';
      const headers = { token: person.token, 'content-type': 'application/x-www-form-urlencoded' };
      const send = async (query: string) =>
        (await (
          await server.send(path + query, { method: 'POST', headers, body: body.toString() })
        ).json()) as {
          code: string;
        };
      expect((await send('')).code).toBe('70001');
      expect((await send('?mluuuid=request-1')).code).toBe('200');
      const row = await server.app.database.db
        .selectFrom('third_binding')
        .selectAll()
        .where('user_id', '=', person.id)
        .executeTakeFirst();
      expect(row).toMatchObject({ partner: 'zdtc', request_id: 'request-1', info: '{}' });
      expect((await signsIn(phone)).userId).toBe(person.id);
    });
  });

  describe('the password', () => {
    it('[CALL-U-022] changes by old password and ends other devices', async () => {
      const person = await server.person();
      const elsewhere = server.client((await signsIn(person.email)).token);
      await elsewhere.user.info();
      await person.client.account.updatePassword({
        oldPassword: TEST_PASSWORD,
        password: 'New-word 12'.replace(' ', ''),
      });
      server.clock.advance(6_000);
      expect(await refusalOf(elsewhere.user.info())).toBe('407');
      expect((await person.client.user.info()).user.userId).toBe(person.id);
      expect(await refusalOf(signsIn(person.email))).toBe('70007');
      expect((await signsIn(person.email, 'New-word12')).userId).toBe(person.id);
    });

    it('changes by a binding token, never without proof', async () => {
      const person = await server.person();
      const { account } = person.client;
      expect(await refusalOf(account.updatePassword({ password: 'New-word12' }))).toBe('70022');
      await account.updatePassword({ token: await proof(person), password: 'New-word12' });
      expect((await signsIn(person.email, 'New-word12')).userId).toBe(person.id);
    });

    it('counts wrong old passwords, refused ones included', async () => {
      const person = await server.person();
      const change = (oldPassword: string) =>
        person.client.account.updatePassword({ oldPassword, password: 'New-word12' });
      for (let tries = 0; tries < 5; tries += 1) expect(await refusalOf(change('wrong'))).toBe('70026');
      expect(await refusalOf(change(TEST_PASSWORD))).toBe('429');
      server.clock.advance(16 * MINUTE_MS);
      await change(TEST_PASSWORD);
    });

    it.each([
      'Short1!',
      'a'.repeat(17),
      '12345678',
      'abcdefgh',
      '!!!!!!!!',
      '密码密码密码密码',
      'with space 1',
    ])('refuses the new password %s', async (password) => {
      const person = await server.person();
      const change = person.client.account.updatePassword({ oldPassword: TEST_PASSWORD, password });
      expect(await refusalOf(change)).toBe('70001');
    });
  });

  describe('the personal page', () => {
    it('[CALL-U-010] saves and clears company, specialty and industry', async () => {
      const person = await server.person();
      await person.client.account.savePersonal({ company: ' 远山<script>x</script> ', specialty: '设计' });
      await person.client.account.savePersonal({ companyIndustry: '8', specialty: '' });
      const { profile } = await person.client.user.getProfile();
      expect(profile).toEqual({ company: '远山', companyIndustry: '8' });
    });

    it('[CALL-U-011] changes the full name and refuses forbidden characters', async () => {
      const person = await server.person();
      const { user } = await person.client.account.changeFullName({ fullName: ' 韩梅梅 ' });
      expect(user.fullName).toBe('韩梅梅');
      for (const fullName of ['a;b', 'a"b', '', ' ', '<b>'])
        expect(await refusalOf(person.client.account.changeFullName({ fullName }))).toBe('70001');
      expect((await person.client.user.info()).user.fullName).toBe('韩梅梅');
      const restricted = await server.person({ restrictedAt: 1 });
      expect(await refusalOf(restricted.client.account.changeFullName({ fullName: 'New' }))).toBe('61672');
    });

    it('[CALL-U-029] [CALL-U-030] saves the multipart form and tells its state', async () => {
      const person = await server.person();
      expect((await person.client.account.informationState()).state).toBe('none');
      const body = new FormData();
      body.append('fullName', 'Han Meimei');
      body.append('company', 'ACME');
      const response = await server.send('/api/personal/user/v2/setting/information', {
        method: 'POST',
        headers: { token: person.token },
        body,
      });
      expect(await response.json()).toMatchObject({
        code: '200',
        data: { state: 'passed', user: { fullName: 'Han Meimei' } },
      });
      expect((await person.client.user.getProfile()).profile).toEqual({ company: 'ACME' });
      expect((await person.client.account.informationState()).state).toBe('passed');
    });

    it('[CALL-U-007] [CALL-U-004] tells who is restricted from publishing and AI', async () => {
      const [person, restricted] = [await server.person(), await server.person({ restrictedAt: 1 })];
      expect(await person.client.account.publishBlack()).toBe(false);
      expect(await restricted.client.account.publishBlack()).toBe(true);
      const unset = (await person.client.account.aiPrivilege()).aiPrivilege;
      expect(unset).toEqual({ allowed: false, reason: 'not_configured' });
      const refused = (await restricted.client.account.aiPrivilege()).aiPrivilege;
      expect(refused).toEqual({ allowed: false, reason: 'restricted' });
    });
  });

  describe('the inbox of a demo server', () => {
    it('shows printed messages to this machine alone', async () => {
      const person = await server.person();
      const phone = newPhone();
      const code = await codeTo(person, phone);
      const page = await server.send('/dev/inbox');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain(code);
      for (const headers of [
        { 'x-forwarded-for': '127.0.0.1' },
        { forwarded: 'for=::1' },
        { via: '1.1 p' },
      ]) {
        expect(await (await server.send('/dev/inbox', { headers })).text()).not.toContain(code);
      }
    });

    it('is not there without the demo', async () => {
      const plain = await startTestServer(server.app.database, { CHARTDOCK_SEED: 'none' });
      try {
        const phone = newPhone();
        await (await plain.person()).client.account.sendPhoneCode({ phone });
        expect(plain.app.messenger.inbox()).toHaveLength(1);
        expect(await (await plain.send('/dev/inbox')).text()).not.toContain(phone);
      } finally {
        await plain.stop();
      }
    });
  });
};
