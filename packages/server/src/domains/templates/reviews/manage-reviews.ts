import type { App } from '../../../kernel/calls/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { approveReview, refuseReview } from './decide.ts';
import type { Places } from './request.ts';
import { findOrigins } from './find-origins.ts';
import type { ReviewOrigin } from './find-origins.ts';
import { REVIEW } from './tables.ts';
import type { Deciding } from './review.types.ts';

/** A published version as the command line shows it. */
export interface ReviewSummary {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly kind: 'flow' | 'mind';
  readonly scene: string;
  readonly topics: readonly string[];
  readonly tags: readonly string[];
  readonly about: string;
  readonly priceFen: number;
  /** Name of its author. */
  readonly author: string;
  /** Origin by someone else; undefined for their own work. */
  readonly origin: ReviewOrigin | undefined;
  /** Id of the copy, which `chartdock render` draws. */
  readonly copyId: string;
  readonly askedAt: number;
  readonly state: 'waiting' | 'approved' | 'refused' | 'over';
  readonly reason: string;
}

const MOST = 1_000;

const select = ({ database }: App) =>
  database.db
    .selectFrom('template_review as r')
    .innerJoin('app_user as u', 'u.id', 'r.owner_id')
    .selectAll('r')
    .select('u.full_name');

const STATES = Object.entries(REVIEW);

const toSummary = (
  row: Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>,
  origin: ReviewOrigin | undefined,
): ReviewSummary => ({
  id: row.id,
  title: row.title,
  category: row.category,
  kind: row.kind,
  scene: row.scene,
  topics: row.topics,
  tags: row.tags,
  about: row.about,
  priceFen: row.price_fen,
  author: row.full_name,
  origin,
  copyId: row.copy_id,
  askedAt: row.asked_at,
  state: (STATES.find(([, value]) => value === row.state)?.[0] ?? 'over') as ReviewSummary['state'],
  reason: row.reason,
});

/** Lists pending reviews, oldest first, at most 1,000. */
export const listReviews = async (app: App): Promise<readonly ReviewSummary[]> => {
  const rows = await select(app)
    .where('r.state', '=', REVIEW.waiting)
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  const origins = await findOrigins(app.database.db, rows);
  return rows.map((row) => toSummary(row, origins.get(row.id)));
};

/** Finds one by its id; undefined when there is none. */
export const findReview = async (app: App, id: string): Promise<ReviewSummary | undefined> => {
  const row = await select(app).where('r.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return toSummary(row, (await findOrigins(app.database.db, [row])).get(id));
};

const decide = (app: App, body: (deciding: Deciding) => Promise<void>): Promise<void> =>
  transaction(app.database.db, (db) => body({ app, db, now: app.now(), operatorId: null }));

/** Takes one into the library. Throws as {@link approveReview} does. */
export const approveByCommand = (
  app: App,
  choice: { readonly id: string } & Partial<Pick<Places, 'scene' | 'topics'>>,
): Promise<void> => decide(app, (deciding) => approveReview(deciding, choice));

/** Refuses one with a reason. Throws as {@link refuseReview} does. */
export const refuseByCommand = (
  app: App,
  choice: { readonly id: string; readonly reason: string },
): Promise<void> => decide(app, (deciding) => refuseReview(deciding, choice));
