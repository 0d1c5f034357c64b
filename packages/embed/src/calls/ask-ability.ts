import type { Ability, Verdict } from '../api/answers.types.ts';
import { EmbedError } from '../errors.ts';
import { explained } from '../explain/explained.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { Guard } from '../wire/guards.ts';
import { isEither, isOneOf, isOptional, isRecordOf } from '../wire/guards.ts';
import { isKey } from '../wire/values.ts';
import { askServer } from './ask-server.ts';

const isVerdict: Guard<Verdict> = isEither(
  isRecordOf<{ allowed: true }>({ allowed: isOneOf(true) }),
  isRecordOf<{ allowed: false; code: string; next?: string; scope?: string }>({
    allowed: isOneOf(false),
    code: isKey,
    next: isOptional(isKey),
    scope: isOptional(isKey),
  }),
);

/** Asks whether the signed-in person could do something now. Rejects with `bad_option` for a word that there is not, `no_answer` or `origin_not_allowed`. */
export const askAbility = async (context: SurfaceContext, ability: Ability): Promise<Verdict> => {
  try {
    const { code, data } = await askServer(context, 'can', { ability });
    if (code === '200' && isVerdict(data)) return data;
    if (code === '70001')
      throw new EmbedError(
        'bad_option',
        `bad option ability: there is no "${ability}" that could be asked about`,
      );
    if (code === '403' || code === '408') return { allowed: false, code: 'signed_out', next: 'sign_in' };
  } catch (error) {
    if (error instanceof EmbedError && error.code === 'declined')
      return { allowed: false, code: 'signed_out', next: 'sign_in' };
    throw error;
  }
  throw explained(context, 'no_answer');
};
