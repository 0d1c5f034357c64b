import type { App } from '../kernel/calls/context.ts';
import {
  addUser,
  endSessionsOf,
  listUserDevices,
  listUsers,
  resetUser,
  setOperator,
  setUserDisabled,
} from './managing/manage-users.ts';
import type { UserCommand } from './command-names.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

type Run = Pick<ManagedRun, 'print' | 'options'>;

/** Work once the database is open; it was made from valid options. */
type Work = (app: App) => Promise<void>;

/** Shows, makes, closes and opens accounts, and returns the exit code. The options are read before the database is opened. */
export const runUsers = async (command: UserCommand, { withApp, ...run }: ManagedRun): Promise<number> => {
  const work = COMMANDS[command](run);
  await withApp(work);
  return 0;
};

const day = (instant: number | undefined): string =>
  instant === undefined ? 'never' : new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

const listAll =
  ({ print }: Run): Work =>
  async (app) => {
    const users = await listUsers(app);
    if (users.length === 0) print('There is no account.');
    for (const { account = 'no sign-in name', fullName, tier, disabled, files, ...rest } of users) {
      const marks = [
        tier.member ? 'member' : 'free',
        tier.orgMember ? 'organisation' : '',
        rest.operator ? 'operator' : '',
        disabled ? 'disabled' : '',
      ];
      print(`${account}  ${fullName}`);
      print(
        `  ${marks.filter((mark) => mark !== '').join(', ')}; ${files} files; last sign-in ${day(rest.lastLogin)} UTC`,
      );
    }
  };

const add = ({ print, options }: Run): Work => {
  const account = accountOf(options, 'add');
  const { name: fullName = account } = options;
  return async (app) => {
    const password = await addUser(app, { account, fullName });
    if (password === undefined) throw new UsageError(`The account ${account} exists already.`);
    print(`${account} can sign in. Its password is shown this once:`);
    print(password);
  };
};

const reset = ({ print, options }: Run): Work => {
  const account = accountOf(options, 'reset');
  return async (app) => {
    const password = required(account, await resetUser(app, account));
    print(`${account} is signed out everywhere within a second. Its new password is shown this once:`);
    print(password);
  };
};

const setDisabled = ({ print, options }: Run, disabled: boolean): Work => {
  const account = accountOf(options, disabled ? 'disable' : 'enable');
  return async (app) => {
    required(account, (await setUserDisabled(app, account, disabled)) || undefined);
    print(
      disabled
        ? `${account} lets nobody in, and is signed out everywhere within a second. Its files stay.`
        : `${account} can sign in again.`,
    );
  };
};

const setPromoted = ({ print, options }: Run, promoted: boolean): Work => {
  const account = accountOf(options, promoted ? 'promote' : 'demote');
  return async (app) => {
    required(account, (await setOperator(app, account, promoted)) || undefined);
    print(
      promoted
        ? `${account} is an operator and reviews templates at /review.`
        : `${account} is an operator no longer.`,
    );
  };
};

const sessions = ({ print, options }: Run): Work => {
  const account = accountOf(options, 'sessions');
  return async (app) => {
    const devices = required(account, await listUserDevices(app, account));
    if (devices.length === 0) print(`${account} is signed in nowhere.`);
    for (const { label, ip = 'no address', lastSeen, partner } of devices) {
      const whose = partner === undefined ? '' : `, token of ${partner}`;
      print(`${label}  ${ip}, last seen ${day(lastSeen)} UTC${whose}`);
    }
    if (options.end !== true) return;
    await endSessionsOf(app, account);
    print(`${account} is signed out everywhere within a second.`);
  };
};

const COMMANDS: Readonly<Record<UserCommand, (run: Run) => Work>> = {
  list: listAll,
  add,
  reset,
  disable: (run) => setDisabled(run, true),
  enable: (run) => setDisabled(run, false),
  promote: (run) => setPromoted(run, true),
  demote: (run) => setPromoted(run, false),
  sessions,
};

const required = <T>(account: string, value: T | undefined): T => {
  if (value === undefined) throw new UsageError(`There is no account ${account}.`);
  return value;
};

const accountOf = ({ account = '' }: CommandOptions, command: string): string => {
  const text = account.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text) || /^\+?[\d\s-]{6,20}$/.test(text)) return text;
  throw new UsageError(`users ${command} needs --account: an e-mail address or a phone number.`);
};
