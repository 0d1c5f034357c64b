import { isApiError } from '@chartdock/client';
import type { ReadOnlyReason, SavingFailure } from '@chartdock/editing';

const REASONS: Readonly<Record<string, ReadOnlyReason>> = {
  '509': 'quota',
  '61672': 'restricted',
  '70002': 'gone',
  '70013': 'right',
  '70036': 'newer',
};

/** Tells the meaning of a rejected call for saving: whether it is tried again, asks for a sign-in or a choice, or ends the work. */
export const savingFailureOf = (thrown: unknown): SavingFailure => {
  if (!isApiError(thrown)) return { kind: 'network' };
  const { code, envelopeCode = '' } = thrown;
  if (code === 'signed_out') return { kind: 'signIn' };
  if (envelopeCode === '70035') return { kind: 'replaced' };
  const reason = REASONS[envelopeCode];
  if (reason !== undefined) return { kind: 'readOnly', reason };
  return { kind: envelopeCode === DATABASE_BUSY ? 'busy' : (BY_CODE[code] ?? 'busy') };
};

const DATABASE_BUSY = '70014';

const BY_CODE: Readonly<Partial<Record<string, 'network' | 'refused'>>> = {
  network_failed: 'network',
  timed_out: 'network',
  refused: 'refused',
};
