import type { Client } from '@chartdock/client';
import { bindEmail, bindPhone, isApiError } from '@chartdock/client';
import type { ContactKind } from '@chartdock/contract';
import { isEmail, isPhone } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Clock } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';
import { createCodePause } from './code-pause.ts';
import { plainPhone } from './phone-binding.state.ts';

/** Field of the form that changes a contact. */
export type ContactField = 'contact' | 'code' | 'password';

/** A contact on its way to the account. */
export interface ContactChangeState {
  readonly contact: string;
  readonly code: string;
  readonly password: string;
  readonly status: 'editing' | 'sending' | 'binding' | 'bound';
  /** Whole seconds until another code may be asked for; 0 when one may be asked for now. */
  readonly waitSeconds: number;
  /** Masked receiver of the code, while it still stands in the field. */
  readonly sentTo: string | undefined;
  /** The field at fault; without a text its value cannot be right. */
  readonly problem: { readonly field: ContactField; readonly text?: string } | undefined;
}

/** Dependencies of a change of a contact. */
export interface ContactChangeOptions {
  readonly client: Pick<Client, 'account'>;
  readonly clock: Clock;
  readonly kind: ContactKind;
  /** Whether another contact of the kind is bound: then the password proves that it may go. */
  readonly isBound: boolean;
}

/** The steps of binding an e-mail address or a phone, in place of the one before where there is one. */
export interface ContactChange {
  readonly getState: () => ContactChangeState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (field: ContactField, value: string) => void;
  /** Has a code sent to the new contact; does nothing while another may not be asked for yet. Never rejects. */
  readonly sendCode: () => Promise<void>;
  /** Binds the contact and returns whether it is bound now. Never rejects. */
  readonly bind: () => Promise<boolean>;
  /** Ends the countdown. */
  readonly dispose: () => void;
}

const QUIET = { quiet: true } as const;
const NONE: ContactChangeState = {
  contact: '',
  code: '',
  password: '',
  status: 'editing',
  waitSeconds: 0,
  sentTo: undefined,
  problem: undefined,
};

interface Kind {
  readonly plain: (typed: string) => string;
  readonly isRight: (plain: string) => boolean;
  readonly send: (client: ContactChangeOptions['client'], plain: string) => Promise<{ target: string }>;
  readonly bind: typeof bindEmail;
}

const KINDS: Readonly<Record<ContactKind, Kind>> = {
  email: {
    plain: (typed) => typed.trim().toLowerCase(),
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

// Everything else that a call refuses is about the contact.
const FIELD_OF: Readonly<Record<string, ContactField>> = {
  [CODE.codeWrong]: 'code',
  [CODE.wrongPassword]: 'password',
};

const problemOf = (thrown: unknown): ContactChangeState['problem'] => {
  const refusal = isApiError(thrown) ? thrown : undefined;
  return { field: FIELD_OF[refusal?.envelopeCode ?? ''] ?? 'contact', text: refusal?.text ?? '' };
};

/** Creates the change of a contact. The countdown to the next code goes by the given clock. */
export const createContactChange = ({
  client,
  clock,
  kind,
  isBound,
}: ContactChangeOptions): ContactChange => {
  const store = createStore<ContactChangeState>(() => NONE);
  const { getState, setState } = store;
  const { plain, isRight, send, bind } = KINDS[kind];
  const pause = createCodePause(clock, (waitSeconds) => setState({ waitSeconds }));

  const firstWrong = (step: 'send' | 'bind'): ContactField | undefined => {
    const { contact, code, password } = getState();
    if (!isRight(plain(contact))) return 'contact';
    if (step === 'send') return undefined;
    if (!/^\d{6}$/.test(code)) return 'code';
    return isBound && password === '' ? 'password' : undefined;
  };
  const isReady = (step: 'send' | 'bind'): boolean => {
    const field = firstWrong(step);
    if (field !== undefined) setState({ problem: { field } });
    return field === undefined;
  };
  const prove = async (): Promise<{ readonly token?: string }> => {
    if (!isBound) return {};
    const { token } = await client.account.checkSafe(
      { type: 'password', password: getState().password },
      QUIET,
    );
    return { token };
  };

  return {
    getState,
    subscribe: store.subscribe,
    set: (field, value) => {
      const { contact, sentTo } = getState();
      const isSame = field !== 'contact' || plain(value) === plain(contact);
      const clean = field === 'code' ? value.replace(/\D/g, '').slice(0, 6) : value;
      setState({ [field]: clean, sentTo: isSame ? sentTo : undefined, problem: undefined });
    },
    sendCode: async () => {
      const { status, waitSeconds, contact } = getState();
      if (status !== 'editing' || waitSeconds > 0 || !isReady('send')) return;
      setState({ status: 'sending', problem: undefined });
      try {
        const { target } = await send(client, plain(contact));
        const isSame = plain(getState().contact) === plain(contact);
        setState({ status: 'editing', sentTo: isSame ? target : undefined });
        pause.begin();
      } catch (thrown) {
        setState({ status: 'editing', problem: problemOf(thrown) });
        if (isApiError(thrown) && thrown.envelopeCode === CODE.codeTooSoon) pause.begin();
      }
    },
    bind: async () => {
      if (getState().status !== 'editing' || !isReady('bind')) return false;
      setState({ status: 'binding', problem: undefined });
      try {
        const proof = await prove();
        const { contact, code } = getState();
        await bind(client, { value: plain(contact), code, ...proof }, QUIET);
        setState({ status: 'bound' });
        return true;
      } catch (thrown) {
        setState({ status: 'editing', problem: problemOf(thrown) });
        return false;
      }
    },
    dispose: pause.dispose,
  };
};
