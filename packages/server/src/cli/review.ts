import { isCallError } from '../kernel/errors/call-error.ts';
import type { App } from '../kernel/calls/context.ts';
import { approveByCommand, findReview, listReviews, refuseByCommand } from '../domains/templates/index.ts';
import type { ReviewSummary } from '../domains/templates/index.ts';
import type { ReviewCommand } from './command-names.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';

interface Run extends Pick<ManagedRun, 'print' | 'options'> {
  /** Id typed behind the command. */
  readonly id: string | undefined;
}

type Work = (app: App) => Promise<void>;

/**
 * Shows pending templates, takes one into the library or keeps it out, and returns the exit code. The options are read before the
 * database is opened.
 */
export const runReview = async (
  command: ReviewCommand,
  { withApp, ...run }: Run & Pick<ManagedRun, 'withApp'>,
): Promise<number> => {
  const work = COMMANDS[command](run);
  await withApp(work);
  return 0;
};

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

const price = (fen: number): string => (fen === 0 ? 'free' : `¥${(fen / 100).toFixed(2)}`);

const listAll = ({ print, id }: Run): Work => {
  if (id !== undefined) throw new UsageError('review list takes no id.');
  return async (app) => {
    const reviews = await listReviews(app);
    if (reviews.length === 0) print('Nothing waits for review.');
    for (const one of reviews) {
      print(`${one.id}  ${one.title}`);
      print(`  by ${one.author}, ${one.kind}/${one.scene}, ${price(one.priceFen)}; ${day(one.askedAt)} UTC`);
    }
  };
};

const show = (run: Run): Work => {
  const id = idOf(run, 'show');
  return async (app) => {
    const one = required(id, await findReview(app, id));
    for (const [name, value] of Object.entries(linesOf(one))) run.print(`${name.padEnd(12)}${value}`);
  };
};

const originOf = ({ title, author, priceFen }: NonNullable<ReviewSummary['origin']>): string =>
  `${title}, ${author === '' ? 'of the house' : `by ${author}`}, ${price(priceFen)}`;

const linesOf = (one: ReviewSummary): Readonly<Record<string, string>> => ({
  title: one.title,
  author: one.author,
  ...(one.origin === undefined ? {} : { 'made from': originOf(one.origin) }),
  asked: `${day(one.askedAt)} UTC`,
  state: one.reason === '' ? one.state : `${one.state}: ${one.reason}`,
  category: one.category,
  scene: `${one.kind}/${one.scene}`,
  topics: one.topics.join(', ') || 'none',
  tags: one.tags.join(', '),
  price: price(one.priceFen),
  description: one.about,
  picture: `chartdock render ${one.copyId}`,
});

const approve = (run: Run): Work => {
  const id = idOf(run, 'approve');
  const { scene, topics } = run.options;
  const wanted = {
    ...(scene === undefined ? {} : { scene }),
    ...(topics === undefined ? {} : { topics: topics.split(',').map((topic) => topic.trim()) }),
  };
  return async (app) => {
    const { title } = required(id, await findReview(app, id));
    await explained(id, approveByCommand(app, { id, ...wanted }));
    run.print(`“${title}” is in the template library, and its author is told.`);
  };
};

const refuse = (run: Run): Work => {
  const id = idOf(run, 'refuse');
  const reason = (run.options.reason ?? '').trim();
  if (reason === '') throw new UsageError('review refuse needs --reason: its author is told why.');
  return async (app) => {
    const { title } = required(id, await findReview(app, id));
    await explained(id, refuseByCommand(app, { id, reason }));
    run.print(`“${title}” stays out of the template library, and its author is told why.`);
  };
};

const COMMANDS: Readonly<Record<ReviewCommand, (run: Run) => Work>> = {
  list: listAll,
  show,
  approve,
  refuse,
};

/** Explains a refused decision to the user of the command. */
const explained = async (id: string, decision: Promise<void>): Promise<void> => {
  try {
    await decision;
  } catch (error) {
    if (isCallError(error, 'templateUnavailable')) throw new UsageError(`${id} does not wait for review.`);
    if (isCallError(error, 'invalidInput'))
      throw new UsageError('Its kind of templates has no such scene or topic.');
    throw error;
  }
};

const required = <T>(id: string, value: T | undefined): T => {
  if (value === undefined) throw new UsageError(`There is no review ${id}.`);
  return value;
};

const idOf = ({ id = '' }: Run, command: string): string => {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new UsageError(`review ${command} needs an id, as review list shows it.`);
};
