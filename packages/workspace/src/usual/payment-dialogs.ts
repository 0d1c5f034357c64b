import { TELLING_LOOK } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition, Fields } from '../dialogs/dialog-definition.ts';
import { isCount, isFlag, isId, isLine, isOptional } from '../dialogs/fields.ts';

/** Subject of a payment. */
export interface PayParams {
  /** A template, a membership, or seats of an organisation. */
  readonly payType: 'clone' | 'member' | 'org';
  /** Id of the template or of the plan. */
  readonly id: string;
  /** In yuan, as the person has seen it; the server charges its own. */
  readonly price: number;
  readonly chartTitle?: string;
  readonly memberFree?: boolean;
  readonly ownerId?: string;
  readonly payTeamId?: string;
  readonly sourcePage?: string;
  /** Code of a coupon. */
  readonly coupon?: string;
  /** Seats of an organisation. */
  readonly seats?: number;
  readonly orgName?: string;
}

/** Result of a payment: the order, and the file that was made of a template. */
export interface PayResult {
  readonly orderId: string;
  readonly chartId?: string;
  readonly category?: string;
  /** Title of that file. */
  readonly title?: string;
}

const MOST_YUAN = 1_000_000;

const isPayType = (value: unknown): value is PayParams['payType'] =>
  value === 'clone' || value === 'member' || value === 'org';

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MOST_YUAN;

/** Optional fields of a payment, by their type. */
const TEXTS = ['chartTitle', 'sourcePage', 'coupon', 'orgName'] as const;
const IDS = ['ownerId', 'payTeamId'] as const;

const parse = (raw: Fields): PayParams | undefined => {
  const { payType, id, price, memberFree, seats } = raw;
  if (!isPayType(payType) || !isId(id) || !isPrice(price)) return undefined;
  if (!isOptional(memberFree, isFlag) || !isOptional(seats, isCount)) return undefined;
  if (!TEXTS.every((name) => isOptional(raw[name], isLine))) return undefined;
  if (!IDS.every((name) => isOptional(raw[name], isId))) return undefined;
  const others = [...TEXTS, ...IDS, 'memberFree', 'seats'].filter((name) => raw[name] !== undefined);
  return { payType, id, price, ...Object.fromEntries(others.map((name) => [name, raw[name]])) };
};

const isResult = (value: unknown): value is PayResult =>
  typeof value === 'object' && value !== null && 'orderId' in value && typeof value.orderId === 'string';

const payment: DialogDefinition<PayParams, PayResult> = { look: TELLING_LOOK, parse, isValue: isResult };

/** Holds the dialogs in which someone pays (DLG-05..07). */
export const PAYMENT_DIALOGS = {
  dlgPay: payment,
  dlgOrgPay: payment,
  dlgPayActivity: payment,
} as const;
