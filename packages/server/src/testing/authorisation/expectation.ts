import * as CODE from '@chartdock/contract/codes';
import type { Scope } from '../../kernel/calls/scopes.ts';
import type { Asker, Cast } from './actors.ts';
import type { Cell } from './cells.ts';
import { verdictOf } from './rights.ts';
import type { Relation, Use, Verdict } from './rights.ts';
import type { Thing, Victim } from './victim.ts';

/** Expected response to a question. */
export interface Expectation {
  /** `outside`: turned away at the door, independent of the thing. */
  readonly verdict: Verdict | 'outside';
  readonly codes: readonly string[];
}

const outside = (...codes: readonly string[]): Expectation => ({ verdict: 'outside', codes });
const MISSING: Expectation = { verdict: 'missing', codes: [CODE.fileUnavailable] };

/** Returns the relation of someone to a thing. */
export const relationOf = ({ as }: Asker, { place }: Thing): Relation => {
  if (place === 'gone') return 'nobody';
  if (as === 'victim') return 'owner';
  if (as !== 'other' && place === 'shared') return as;
  return place === 'public' ? 'reader' : 'nobody';
};

/** Returns the expected response to a question, by the asker, the row of the call and their relation to the thing. */
export const expectationOf = (cell: Cell): Expectation => {
  for (const expectEarly of [
    expectWithoutToken,
    expectOfOthers,
    expectOfPartner,
    expectOutsideItems,
    expectOfRestricted,
  ]) {
    const early = expectEarly(cell);
    if (early !== undefined) return early;
  }
  return BY_VERDICT[verdictOn(cell)](cell);
};

type Expect = (cell: Cell) => Expectation | undefined;

/** Askers without a good token get past the door of calls for everyone, and without any token past that of calls for visitors. */
const expectWithoutToken: Expect = ({ row, asker: { token } }) => {
  if (row.door.for === 'everyone') return outside(...(row.business ?? [CODE.ok]));
  if (token.is === 'dead') return outside(CODE.tokenInvalid);
  if (token.is === 'expired') return outside(CODE.tokenExpired);
  return token.is === 'none' && row.door.for !== 'visitors' ? outside(CODE.tokenInvalid) : undefined;
};

/** Nobody in the matrix is an operator. */
const expectOfOthers: Expect = ({ row: { door } }) =>
  door.for === 'operators' ? outside(CODE.notAllowed) : undefined;

const expectOfPartner: Expect = ({ row: { door, takesItems = false }, asker: { token } }) => {
  if (token.is !== 'partner') return undefined;
  const lacksScope = 'scope' in door && !token.scopes.includes(door.scope);
  const isClosed = door.for === 'own sessions' || lacksScope || (token.onlyItems && !takesItems);
  return isClosed ? outside(CODE.notAllowed) : undefined;
};

const expectOutsideItems: Expect = ({ asker, asked }) =>
  asked !== undefined && isOutsideItems(asker, asked.thing) && asked.naming.use !== 'hint'
    ? MISSING
    : undefined;

const expectOfRestricted: Expect = (cell) => {
  const { asker, row } = cell;
  if (!asker.restricted || row.restricted === undefined) return undefined;
  return REFUSED_WHEN[row.restricted].includes(verdictOn(cell)) ? outside(CODE.accountRestricted) : undefined;
};

/** Verdicts that a restricted account would get otherwise, in whose place it hears that it is restricted. */
const REFUSED_WHEN: Readonly<Record<'first' | 'last' | 'allowed', readonly Verdict[]>> = {
  first: ['done', 'refused', 'missing'],
  last: ['done', 'refused'],
  allowed: ['done'],
};

const BY_VERDICT: Readonly<Record<Verdict, (cell: Cell) => Expectation>> = {
  done: ({ row }) => ({ verdict: 'done', codes: [CODE.ok, ...(row.business ?? [])] }),
  refused: () => ({ verdict: 'refused', codes: [CODE.notAllowed] }),
  missing: (cell) =>
    expectThroughLink(cell) ??
    (cell.asked?.naming.use === 'template'
      ? { verdict: 'missing', codes: [CODE.templateUnavailable] }
      : MISSING),
};

const isRole = (relation: Relation): boolean =>
  relation !== 'owner' && relation !== 'nobody' && relation !== 'reader';

const isOutsideItems = ({ token }: Asker, { place }: Thing): boolean =>
  token.is === 'partner' && token.onlyItems && place !== 'inside';

/** Uses of a shared folder that are its owner's, though its role would allow them. */
const OWNERS_ONLY: Readonly<Partial<Record<Use, true>>> = { order: true, copy: true };

const verdictOn = ({ asker, asked }: Cell): Verdict => {
  if (asked === undefined) return 'done';
  const { thing, naming } = asked;
  const relation = relationOf(asker, thing);
  // A template is a file that its author lets everyone clone, for the author too.
  if (naming.use === 'template') return thing.place === 'public' ? 'done' : 'missing';
  // A shared folder lies in one that is not shared, whose order is not theirs; a copy of it would hold its closed content.
  if (thing.kind === 'folder' && OWNERS_ONLY[naming.use] === true && isRole(relation)) return 'refused';
  // A right that comes from the folder is given up there.
  if (naming.use === 'quit' && (asker.way ?? 'name') !== 'name' && thing.kind === 'file' && isRole(relation))
    return 'refused';
  return verdictOf(naming.use, { relation, inTrash: thing.place === 'trashed' });
};

/** A link opens its things to everyone who has its password. */
const expectThroughLink = ({ asker: { shows }, asked }: Cell): Expectation | undefined => {
  if (shows === undefined || asked?.thing.place !== 'linked') return undefined;
  if (shows.opens) return { verdict: 'done', codes: [CODE.ok] };
  const code = shows.viewPassword === undefined ? CODE.viewPasswordNeeded : CODE.viewPasswordWrong;
  return { verdict: 'refused', codes: [code] };
};

/** Lists the words that a response to a question must not hold. */
export const hiddenFrom = (cell: Cell, { victim }: Cast): readonly string[] => {
  const things = victim.things
    .filter((thing) => !mayRead(cell, thing) && !(thing.kind === 'notice' && seesActivity(cell)))
    .flatMap(({ marks }) => marks);
  return [...things, ...hiddenOfPerson(cell, victim)];
};

/** A person who left is listed in the activity, for everyone who may share the thing. */
const seesActivity = (cell: Cell): boolean =>
  cell.call.name === 'shareActivity.list' && expectationOf(cell).verdict === 'done';

const mayRead = (cell: Cell, thing: Thing): boolean => {
  const { asker } = cell;
  const { token, shows } = asker;
  if (token.is === 'dead' || token.is === 'expired' || isOutsideItems(asker, thing)) return false;
  if (shows?.opens === true && thing.place === 'linked') return true;
  if (token.is === 'partner') return mayPartnerRead(cell, token.scopes, thing);
  return thing.kind === 'notice' ? asker.as === 'victim' : isReadable(asker, thing);
};

/** A token that reads nothing sees only the files that it changes; a person's notices are for them alone. */
const mayPartnerRead = ({ asker, asked, row }: Cell, scopes: readonly Scope[], thing: Thing): boolean => {
  if (thing.kind === 'notice') return false;
  return scopes.includes('files:read')
    ? isReadable(asker, thing)
    : asked?.thing === thing && row.door.for === 'scope';
};

const isReadable = (asker: Asker, thing: Thing): boolean =>
  verdictOf('read', { relation: relationOf(asker, thing), inTrash: thing.place === 'trashed' }) === 'done';

const hiddenOfPerson = (cell: Cell, { person, secrets, link, name }: Victim): readonly string[] => {
  const hidden: readonly (readonly [boolean, string])[] = [
    [seesProfile(cell), secrets.company],
    [hasOneOf(cell, ['files:read', 'publish']), secrets.maskedEmail],
    [hasOneOf(cell, ['share']), link.id],
    [seesName(cell), name],
  ];
  return [person.token, ...secrets.contacts, ...hidden.filter(([isSeen]) => !isSeen).map(([, word]) => word)];
};

/** Returns whether someone is the person, or their partner with one of some scopes. */
const hasOneOf = ({ asker: { as, token } }: Cell, scopes: readonly Scope[]): boolean => {
  if (as !== 'victim') return false;
  return token.is === 'own' || (token.is === 'partner' && scopes.some((one) => token.scopes.includes(one)));
};

const seesProfile = (cell: Cell): boolean => {
  const { token } = cell.asker;
  return hasOneOf(cell, ['files:read']) && !(token.is === 'partner' && token.onlyItems);
};

/** The name stands beside the visible things. */
const seesName = (cell: Cell): boolean => {
  const { asker, asked } = cell;
  const { is } = asker.token;
  if (asker.as === 'victim') return is === 'own' || is === 'partner';
  if (asker.as !== 'other' && is === 'own') return true;
  // A guest by a link has met the person, also when the link is no more.
  if (asker.way === 'link' && is === 'own' && cell.call.name === 'collaborationRecent.getPage') return true;
  return asked !== undefined && expectationOf(cell).verdict === 'done';
};
