/** Shortest password, and longest unless the setting says otherwise (VALID-20). */
const [SHORTEST, LONGEST] = [8, 16];

/** Why a password is refused. */
export type PasswordProblem = 'length' | 'whitespace' | 'one_kind';

const KINDS = [/^\p{Script=Han}+$/u, /^\d+$/, /^[a-z]+$/i, /^[^\p{Script=Han}\da-z]+$/iu] as const;

/**
 * Finds why a password is refused; undefined when it is good. It has 8 to `max` UTF-16 code units (default 16), no white
 * space, and is not all Chinese, all digits, all letters or all symbols (VALID-20..22).
 */
export const passwordProblem = (password: string, max: number = LONGEST): PasswordProblem | undefined => {
  if (/\s/.test(password)) return 'whitespace';
  if (password.length < SHORTEST || password.length > max) return 'length';
  return KINDS.some((kind) => kind.test(password)) ? 'one_kind' : undefined;
};
