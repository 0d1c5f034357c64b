import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { tableKeys } from '../../../domains/table-keys.ts';
import type { Schema } from '../schema.ts';

const FILL: Readonly<Record<keyof Schema, string>> = {
  app_user: `select id(n), 'user ' || n, '张三' || n, null, 'a' || n || '@x', 'h', null, 'zh', null, null, null, null,
    null, jsonb_build_object('company', 'a "quoted" \\ name', 'n', 12345678901234567890, 'none', null, 'list', '[1]'::jsonb),
    null, 'normal', 1795000000000 + n, null, 1`,
  login_name: `select case n % 3 when 0 then 'email' when 1 then 'Phone' else '邮' end, chr(65 + n % 60) || n, id(n)`,
  device: `select id(n % 7), id(n), null, '{}', '::1', n, n, null`,
  session: `select decode(md5(n::text), 'hex'), id(n), id(n), n, n, 9007199254740991 - n, null,
    case when n % 2 = 0 then 'partner' end, case when n % 2 = 0 then array['files:read', 'a,b "c"'] end`,
  user_counter: `select id(n), n, n, n, n, n`,
  node: `select id(n % 3), id(n + 10), id(n % 3), n % 2, 'flow', null, E'line\\nbreak, "title" 图 ' || n, 'key', 'a', 0, n % 2 = 0,
    1, null, null, null, null, null, id(n % 3), n, n, case when n % 5 = 0 then 1 else 0 end,
    case when n % 5 = 0 then id(n + 10) end, case when n % 5 = 0 then n end, 1`,
  node_locator: `select id(n), id(n % 3)`,
  folder_counter: `select id(n % 3), id(n), n`,
  node_body: `select id(n % 3), id(n), 0, case when n % 4 > 0 then jsonb_build_object('n', repeat('x', n % 100)) end, null, 1, n`,
  node_search: `select id(n % 3), id(n), array[n, -n, 2147483647]`,
  recent: `select id(n % 3), id(n), id(n % 2), n`,
  favourite: `select id(n % 3), n % 2, id(n), case when n % 2 = 0 then id(n) end, n`,
  pin: `select id(n % 3), id(n), id(n + 1), n / 2.0`,
  collaborator: `select id(n % 3), id(n), id(n + 1), n % 3, 0, n, ''`,
  collab_inbox: `select id(n % 3), id(n), id(1), n % 3, n`,
  idempotency: `select id(n % 3), 'key ' || n, '\\x00ff', 200, '{"code": "200"}', n`,
  partner_client: `select 'partner-' || n, 'n', array['http://localhost:*', 'a,b "c" {d}', ''], n`,
  rate_limit: `select 'key ' || n, n, n`,
  app_meta: `select 'key ' || n, 'value', n`,
  verify_code: `select id(n), id(n % 3), 'phone', '139' || n, 'check', '\\x00ff', n % 5, n, n, case when n % 2 = 0 then n end`,
  third_binding: `select id(n), 'partner "' || n, 'r', case when n % 2 = 0 then '张三' end, n`,
  publication: `select id(n % 3), id(n), E'line\\nbreak', array['a,b', '标签 "x"', ''], n, n`,
  export_record: `select id(n % 3), id(n), id(n), id(n), 'png', n`,
  partner_secret: `select id(n), 'partner "' || n, '\\x00ff', n, case when n % 2 = 0 then n end`,
  partner_grant: `select 'partner ' || n, id(n), id(n + 1), n`,
  hand_off: `select decode(md5(n::text), 'hex'), 'launch', id(n), '\\x00ff', case when n % 2 = 0 then 'p' end,
    jsonb_build_object('a', 'b "c" \\ 图'), n, n`,
  kept_outcome: `select decode(md5(n::text), 'hex'), id(n), 'p', case when n % 2 = 0 then '{"status": "done"}'::jsonb end, n,
    case when n % 2 = 1 then n end, n`,
  meeting_binding: `select id(n), 'open "' || n, '\\x00ff', n, n`,
  notification: `select id(n % 3), id(n), 'fileCloned', jsonb_build_object('title', 'b "c" \\ 图'), case when n % 2 = 0 then n end, n`,
  node_revision: `select id(n % 3), id(n), 0, n, case when n % 4 > 0 then jsonb_build_object('n', repeat('图', n % 100)) end,
    case when n % 4 = 0 then 'definitions/' || n end, n, n, case when n % 2 = 0 then id(n) end, n % 3`,
  node_words: `select id(n % 3), id(n), E'line\\nbreak 图', 'folded "x"', E'\\u0001tu', 't', array[n, -n, 2147483647]`,
  stored_object: `select 'definitions/' || n, n`,
  template: `select id(n), id(n % 3), n % 2 = 0, case when n % 2 = 0 then 'slug "' || n end, 'flow', case when n % 3 = 0 then 'zh' end,
    'er', '图 "x"', E'line\\nbreak', array['a,b', '标签'], n, n % 2, n, n,
    case when n % 2 = 0 then id(n) end, case when n % 2 = 0 then id(n + 1) end, case when n % 2 = 0 then 'client "' || n end`,
  template_words: `select id(n), 'folded "x"', E'\\u0001tu', 't', array[n, -n, 2147483647], '图 "x"'`,
  template_place: `select 'flow/er "' || n, 'zh', n, id(n), 'paid', case when n % 2 = 0 then 'long' end`,
  template_search: `select id(n), n, n % 2, n % 2 = 0, id(n % 3), case when n % 2 = 0 then id(n) end, case when n % 2 = 0 then id(n + 1) end,
    case when n % 2 = 0 then 'client "' || n end, 'paid', case when n % 2 = 0 then 'long' end, array['zh flow/er "', 'a,b'], E'a\\n图 "x"', 'folded "x"', E'\\u0001tu', 't', array[n, -n, 2147483647]`,
  template_stretch: `select 2147483647 - n, n % 3`,
  template_use: `select id(n % 3), id(n), n`,
  template_grant: `select id(n % 3), id(n), case when n % 2 = 0 then id(n) end, n`,
  partner_template_category: `select 'client-' || n, 'er "', n, '图 "x"', E'line\\nbreak'`,
  template_review: `select id(n), id(n % 3), id(n), id(n + 1), n % 4, 'flow', 'er', '图 "x"', E'line\\nbreak', array['a,b', '标签'],
    'er', array['education'], n, n, case when n % 2 = 0 then n end, case when n % 2 = 0 then id(n) end, 'no "x"'`,
  orders: `select id(n), id(n % 3), id(n), 'clone', 'item "' || n, '图 "x"', case when n % 2 = 0 then id(n) end, 1,
    case when n % 3 = 0 then 'org' end, 'wechat', 'sandbox', n + 1, n, 1, case when n % 2 = 0 then 'code' end, 'delivered',
    case when n % 2 = 0 then id(n) end, n, n, case when n % 2 = 0 then n end`,
  payment: `select 'sandbox', 'transaction "' || n, id(n), n, n, 'trade "' || n`,
  payment_inbox: `select 'sandbox', 'waiting "' || n, id(n), n, id(n), n, n, case when n % 2 = 0 then '55P03' end, n,
    case when n % 2 = 0 then 'trade "' || n end`,
  refund: `select id(n), id(n), 'sandbox', 't' || n, n, 'second_payment', n, 0, case when n % 2 = 0 then n end`,
  ledger_posting: `select id(n), id(n), 't' || n, 'sale', id(n % 3), id(n), -n, n, 0, 0, 0, n`,
  outbox: `select id(n), n, n`,
  pre_order: `select id(n), id(n % 3), 'clone', 'item', n, n`,
  coupon: `select 'CODE "' || n, case when n % 2 = 0 then id(n) end, n, '', case when n % 3 = 0 then id(n) end, n, n,
    case when n % 2 = 0 then n end, case when n % 2 = 0 then id(n) end`,
  bill_day: `select 'wechat', 'day "' || n, n, n`,
  wechat_payer: `select id(n % 7), id(n), 'wx' || n, '\\x00ff', n`,
  bill_difference: `select id(n), 'wechat', '2026-11-23', 'not_here', 't' || n, 'r' || n, n, '另 "x"', n`,
  organisation: `select id(n), id(n), '组织 "x"', n, n`,
  promotion: `select 'p' || n, n`,
  organisation_invitation: `select id(n), id(n), 'a@b.test', n`,
  share_link: `select 'link-' || n, id(n % 3), id(n), n % 2 = 0, case when n % 3 = 0 then '$argon2id$v=19$"' end, n`,
};

/** Fills every table with `rows` made-up rows that hold the values a copy most easily spoils: quotes, line breaks, Chinese, nulls, bytes, arrays, large integers. */
export const fillDatabase = async (db: Kysely<Schema>, rows: number): Promise<void> => {
  await sql`create function pg_temp.id(n int) returns uuid language sql immutable
    return lpad(to_hex(n * 7919), 32, '0')::uuid`.execute(db);
  for (const table of Object.keys(tableKeys) as (keyof Schema)[]) {
    const text = FILL[table].replaceAll(' id(', ' pg_temp.id(');
    await sql`insert into ${sql.table(table)} ${sql.raw(text)} from generate_series(1, ${sql.lit(rows)}) as n`.execute(
      db,
    );
  }
};
