import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from './context.types.ts';
import type { Fake } from './fake.ts';
import { fake } from './fake.ts';
import { privilegeOf, userInfoOf } from './people.ts';
import { Refusal } from './refusal.ts';
import { TOKEN_LIFE } from './sessions.ts';

const grantFor = ({ sessions, person }: CallContext, lifeMs: number) => {
  const { value, expiresAt } = sessions.issue(lifeMs);
  return { token: value, expireTime: expiresAt, userId: person.userId };
};

/** The calls that begin and end a session. */
export const sessionFakes: readonly Fake[] = [
  fake(endpoints.session.signIn, (context, { account, password }) => {
    const { email, password: known } = context.person;
    if (account.toLowerCase() !== email || password !== known) throw new Refusal('wrongCredentials');
    context.sessions.lastLogin = context.now();
    return grantFor(context, TOKEN_LIFE.signIn);
  }),
  fake(endpoints.session.verify, (context) => grantFor(context, TOKEN_LIFE.short)),
  fake(endpoints.session.signOut, ({ sessions, token }) => {
    sessions.end(token ?? '');
    return {};
  }),
];

/** The calls about the signed-in person. */
export const userFakes: readonly Fake[] = [
  fake(endpoints.user.info, ({ person }) => ({ user: userInfoOf(person) })),
  fake(endpoints.user.privilege, ({ person, tree, now, sessions: { lastLogin } }) => {
    const files = tree.all().filter(({ kind, invitedAt }) => kind === 'chart' && invitedAt === undefined);
    return { privilege: privilegeOf(person, { now: now(), files: files.length, lastLogin }) };
  }),
];
