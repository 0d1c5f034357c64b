// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import type { AnswerGuards, CallData, CallTable } from '../calls.ts';

/** Names of the calls that make view links, by group. */
export interface LinkCalls {
  readonly viewLinks: 'addPassword' | 'updateLink';
}

type Part<Table extends Record<keyof LinkCalls, unknown>> = {
  readonly [Group in keyof LinkCalls]: Pick<Table[Group], LinkCalls[Group] & keyof Table[Group]>;
};

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isViewLink = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.path === 'string' &&
  typeof value.enabled === 'boolean' &&
  typeof value.hasPassword === 'boolean' &&
  Number.isInteger(value.createTime);

const writing = { method: 'POST', encoding: 'form', needToken: true, write: true, decided: true } as const;

/** Holds method, path, encoding and token rule of the calls that make view links. */
export const linkCalls: Part<CallTable> = {
  viewLinks: {
    addPassword: { ...writing, name: 'viewLinks.addPassword', path: '/api/personal/view/add_password/{id}' },
    updateLink: { ...writing, name: 'viewLinks.updateLink', path: '/api/personal/view/update_link/{id}' },
  },
};

/** Tells for the calls that make view links whether a value is what they answer; extra fields are fine. */
export const linkGuards: Part<AnswerGuards> = {
  viewLinks: {
    addPassword: (value): value is CallData<'viewLinks', 'addPassword'> =>
      isRecord(value) && isViewLink(value.link),
    updateLink: (value): value is CallData<'viewLinks', 'updateLink'> =>
      isRecord(value) && isViewLink(value.link),
  },
};
