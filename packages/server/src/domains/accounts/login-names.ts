/** A sign-in name, as it is looked up. */
export interface LoginName {
  readonly kind: 'email' | 'phone';
  readonly key: string;
}

/** Reads a typed sign-in name as an e-mail address or a phone number, in the one form that is stored. */
export const parseLoginName = (typed: string): LoginName => {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text.includes('@')) return { kind: 'email', key: text };
  return { kind: 'phone', key: text.replace(/[\s-]/g, '').replace(/^(\+86|0086)(?=1\d{10}$)/, '') };
};
