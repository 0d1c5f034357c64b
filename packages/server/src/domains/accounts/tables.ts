import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Bytes, Instant, Json, Uuid } from '../../kernel/db/columns.ts';

/** Holds one account. */
export interface AppUserTable {
  id: Uuid;
  user_name: string;
  full_name: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  photo_key: string | null;
  locale: Generated<string>;
  member_until: Instant | null;
  org_until: Instant | null;
  org_id: string | null;
  team_id: string | null;
  restricted_at: Instant | null;
  /** Since when an operator lets nobody sign in to it; null for an open account. */
  disabled_at: Generated<Instant | null>;
  /** Since when its person reviews templates; null for everyone else. */
  operator_since: Generated<Instant | null>;
  profile: Json;
  register_type: string | null;
  create_chart_status: Generated<string>;
  created_at: Instant;
  last_login: Instant | null;
  version: Generated<number>;
}

/** Finds an account by a typed sign-in name: one row per name of each kind. */
export interface LoginNameTable {
  kind: string;
  name_key: string;
  user_id: Uuid;
}

/** Holds a code that was sent to a phone or address, or a binding token; only a keyed hash of it. */
export interface VerifyCodeTable {
  id: Uuid;
  /** Null for a code that was asked for without an account. */
  user_id: Uuid | null;
  channel: 'phone' | 'email' | 'token';
  target: string;
  purpose: string;
  code_hash: Bytes;
  tries: Generated<number>;
  sent_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Remembers from which partner an account bound its phone. */
export interface ThirdBindingTable {
  user_id: Uuid;
  partner: string;
  request_id: string;
  info: string | null;
  created_at: Instant;
}

/** Remembers how an account began. */
export interface RegistrationTable {
  user_id: Uuid;
  told: Json;
  created_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    app_user: AppUserTable;
    login_name: LoginNameTable;
    verify_code: VerifyCodeTable;
    third_binding: ThirdBindingTable;
    registration: RegistrationTable;
  }
}

/** Holds accounts and how they are reached. */
export const accountTables = {
  app_user: ['id'],
  login_name: ['kind', 'name_key'],
  verify_code: ['id'],
  third_binding: ['user_id', 'partner'],
  registration: ['user_id'],
} as const satisfies TableKeys;
