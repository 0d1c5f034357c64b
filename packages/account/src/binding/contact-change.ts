import type { Client } from '@chartdock/client';
import { bindEmail, bindPhone } from '@chartdock/client';
import type { ContactKind } from '@chartdock/contract';
import { isEmail, isPhone } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Clock } from '@chartdock/platform';
import { createCodeForm } from '../codes/code-form.ts';
import type { CodeForm } from '../codes/code-form.types.ts';
import { plainEmail, plainPhone } from '../codes/plain-contact.ts';

/** Field of the form that changes a contact; the password is asked for where it replaces one. */
export type ContactField = 'contact' | 'password';

/** The form that binds an e-mail address or a phone, in place of the one before where there is one. */
export type ContactChange = CodeForm<ContactField>;

/** Dependencies of a change of a contact. */
export interface ContactChangeOptions {
  readonly client: Pick<Client, 'account'>;
  readonly clock: Clock;
  readonly kind: ContactKind;
  /** Whether another contact of the kind is bound: then the password proves that it may go. */
  readonly isBound: boolean;
}

const QUIET = { quiet: true } as const;

interface Kind {
  readonly plain: (typed: string) => string;
  readonly isRight: (plain: string) => boolean;
  readonly send: (client: ContactChangeOptions['client'], plain: string) => Promise<{ target: string }>;
  readonly bind: typeof bindEmail;
}

const KINDS: Readonly<Record<ContactKind, Kind>> = {
  email: {
    plain: plainEmail,
    isRight: isEmail,
    send: ({ account }, email) => account.sendEmailCode({ email }, QUIET),
    bind: bindEmail,
  },
  phone: {
    plain: plainPhone,
    isRight: isPhone,
    send: ({ account }, phone) => account.sendPhoneCode({ phone }, QUIET),
    bind: bindPhone,
  },
};

/** Creates the form that binds or replaces a contact. */
export const createContactChange = ({
  client,
  clock,
  kind,
  isBound,
}: ContactChangeOptions): ContactChange => {
  const { plain, isRight, send, bind } = KINDS[kind];
  const prove = async (password: string): Promise<{ readonly token?: string }> => {
    if (!isBound) return {};
    const { token } = await client.account.checkSafe({ type: 'password', password }, QUIET);
    return { token };
  };
  return createCodeForm<ContactField>({
    clock,
    empty: { contact: '', password: '' },
    receiver: 'contact',
    plain,
    checks: {
      contact: (typed) => isRight(plain(typed)),
      password: (password) => !isBound || password !== '',
    },
    send: (contact) => send(client, contact),
    submit: async ({ contact: value, code, password }) => {
      await bind(client, { value, code, ...(await prove(password)) }, QUIET);
    },
    fieldOf: { [CODE.wrongPassword]: 'password' },
  });
};
