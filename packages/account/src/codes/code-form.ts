import * as CODE from '@chartdock/contract/codes';
import { isApiError } from '@chartdock/client';
import { createStore } from 'zustand/vanilla';
import { createCodePause } from './code-pause.ts';
import type { CodeForm, CodeFormOptions, CodeFormProblem, CodeFormState } from './code-form.types.ts';

const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);
const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Creates a form that a code proves. The countdown to the next code goes by the given clock. */
export const createCodeForm = <Field extends string>({
  clock,
  empty,
  receiver,
  plain,
  checks,
  send,
  submit,
  fieldOf = {},
}: CodeFormOptions<Field>): CodeForm<Field> => {
  type State = CodeFormState<Field>;
  const store = createStore<State>(() => ({
    values: { ...empty, code: '' },
    status: 'editing',
    waitSeconds: 0,
    sentTo: undefined,
    problem: undefined,
  }));
  const { getState } = store;
  const apply = (part: Partial<State>): void => store.setState({ ...getState(), ...part }, true);
  const pause = createCodePause(clock, (waitSeconds) => apply({ waitSeconds }));
  const receiverNow = (): string => plain(getState().values[receiver]);

  const fields: readonly (Field | 'code')[] = [
    receiver,
    'code',
    ...(Object.keys(checks) as Field[]).filter((field) => field !== receiver),
  ];
  const isRight = (field: Field | 'code'): boolean => {
    const { values } = getState();
    return field === 'code' ? isCode(values.code) : checks[field](values[field]);
  };
  /** Shows the first problem of the fields, and returns whether there is none. */
  const isReady = (asked: readonly (Field | 'code')[]): boolean => {
    const wrong = asked.find((field) => !isRight(field));
    if (wrong !== undefined) apply({ problem: { field: wrong } });
    return wrong === undefined;
  };

  const problemOf = (thrown: unknown): CodeFormProblem<Field> => {
    if (!isApiError(thrown)) throw thrown;
    const { envelopeCode: refusal = '', text = '' } = thrown;
    const field = refusal === CODE.codeWrong ? 'code' : (fieldOf[refusal] ?? receiver);
    return { field, text, refusal };
  };
  const fail = (thrown: unknown): void => apply({ status: 'editing', problem: problemOf(thrown) });

  return {
    getState,
    subscribe: store.subscribe,
    set: (field, value) => {
      const { values, sentTo } = getState();
      // A code that was sent to another receiver proves nothing for the new one.
      const isSame = field !== receiver || plain(value) === receiverNow();
      apply({
        values: { ...values, [field]: field === 'code' ? cleanCode(value) : value },
        sentTo: isSame ? sentTo : undefined,
        problem: undefined,
      });
    },
    sendCode: async () => {
      const { status, waitSeconds } = getState();
      if (status !== 'editing' || waitSeconds > 0 || !isReady([receiver])) return;
      const asked = receiverNow();
      apply({ status: 'sending', problem: undefined });
      try {
        const { target } = await send(asked);
        apply({ status: 'editing', sentTo: receiverNow() === asked ? target : undefined });
        pause.begin();
      } catch (thrown) {
        fail(thrown);
        if (isApiError(thrown) && thrown.envelopeCode === CODE.codeTooSoon) pause.begin();
      }
    },
    submit: async () => {
      if (getState().status !== 'editing' || !isReady(fields)) return false;
      apply({ status: 'submitting', problem: undefined });
      try {
        await submit({ ...getState().values, [receiver]: receiverNow() });
        apply({ status: 'done' });
        return true;
      } catch (thrown) {
        fail(thrown);
        return false;
      }
    },
    dispose: pause.dispose,
  };
};
