import type { CallContext, Handlers } from './handler.types.ts';
import { privilegeOf, userInfoOf } from './people.ts';
import { Refusal } from './refusal.ts';
import { TOKEN_LIFE } from './sessions.ts';

const grantFor = ({ sessions, person }: CallContext, lifeMs: number) => {
  const { value, expiresAt } = sessions.issue(lifeMs);
  return { token: value, expireTime: expiresAt, userId: person.userId };
};

/** The calls that begin and end a session. */
export const sessionCalls = {
  signIn: (context, { account, password }) => {
    const { email, password: known } = context.person;
    if (account.toLowerCase() !== email || password !== known) throw new Refusal('wrongCredentials');
    context.sessions.lastLogin = context.now();
    return grantFor(context, TOKEN_LIFE.signIn);
  },
  verify: (context) => grantFor(context, TOKEN_LIFE.short),
  signOut: ({ sessions, token }) => {
    sessions.end(token ?? '');
    return {};
  },
} satisfies NonNullable<Handlers['session']>;

/** The calls about the signed-in person. */
export const userCalls = {
  info: ({ person }) => ({ user: userInfoOf(person) }),
  privilege: ({ person, tree, now, sessions: { lastLogin } }) => {
    const files = tree.all().filter(({ kind, invitedAt }) => kind === 'chart' && invitedAt === undefined);
    return { privilege: privilegeOf(person, { now: now(), files: files.length, lastLogin }) };
  },
} satisfies NonNullable<Handlers['user']>;
