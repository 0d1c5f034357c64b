import type { ApiError } from '@chartdock/client';
import type { CallData, CallInput, OrderType } from '@chartdock/contract';

/** Delivered purchase: the order, and the file that was made of a template. */
export type Delivered = CallData<'orders', 'deliver'>;

/** Subject of a checkout (ENT-33). */
export interface PaymentConfig {
  /** `clone` buys a template, `member` a membership, `org` seats of an organisation. */
  readonly payType: OrderType;
  /** In yuan, as the person has seen it; the server refuses another. */
  readonly price: number;
  /** Id of the template or of the plan. */
  readonly id: string;
  /** Team that pays. Default none. */
  readonly payTeamId?: string;
  /** Whether members have the template for free. Default false. */
  readonly memberFree?: boolean;
  /** Who made the template. */
  readonly ownerId?: string;
  readonly chartTitle?: string;
  /** Page that the purchase began on. Default empty. */
  readonly sourcePage?: string;
  /** Code of a coupon. Default none. */
  readonly coupon?: string;
  /** Seats of an organisation. Default 1. */
  readonly seats?: number;
  readonly orgName?: string;
  /** Checks the order through the path of the activity dialog (PAY-19). Default false. */
  readonly isActivity?: boolean;
  /** Runs once, when the order is paid. */
  readonly onSuccess?: (orderId: string) => void;
  /** Runs when ordering failed. */
  readonly onError?: (problem: ApiError) => void;
}

/** Data of a pre-order on the wire (ENT-32). */
export type PreOrder = CallInput<'orders', 'preOrderWechat'>;

const given = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Readonly<Record<Key, Value>>> =>
  value === undefined || value === '' ? {} : ({ [key]: value } as Readonly<Record<Key, Value>>);

/** Writes the pre-order of a checkout at a price in yuan: a template is order type clone (PAY-11). */
export const preOrderOf = (config: PaymentConfig, price: number): PreOrder => ({
  orderType: config.payType,
  realMoney: price,
  ...(config.payType === 'clone' ? { chartId: config.id } : { upgradeType: config.id }),
  ...given('coupon', config.coupon),
  ...given('orgId', config.payTeamId),
  ...given('orgName', config.orgName),
  ...given('teamusercount', config.seats),
});

/**
 * Returns the address that a QR link opens: the product, the page where the purchase began, and whether
 * members have it for free (PAY-12).
 */
export const paymentLink = (
  webHost: string,
  uuid: string,
  { sourcePage = '', memberFree = false }: Pick<PaymentConfig, 'sourcePage' | 'memberFree'>,
): string => {
  const query = new URLSearchParams({ uuid, source: sourcePage, memberFree: memberFree ? '1' : '0' });
  return `${webHost}/payment?${query.toString()}`;
};
