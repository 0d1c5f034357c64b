/** Returns the number by which gateways know an order: 32 digits, as WeChat takes no more. */
export const tradeNoOf = (orderId: string): string => orderId.replaceAll('-', '');

const IN_APP = /^j([0-9a-z]{25})$/;

/**
 * Returns the number by which a gateway knows an order that is paid inside of an app: a gateway takes one number for one way to pay,
 * and the code of the same order may show on another screen.
 */
export const inAppTradeNoOf = (orderId: string): string =>
  `j${BigInt(`0x${tradeNoOf(orderId)}`)
    .toString(36)
    .padStart(25, '0')}`;

const hexOf = (digits: string): string => {
  let value = 0n;
  for (const digit of digits) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value.toString(16).padStart(32, '0');
};

/** Returns the id of the order that a gateway's number stands for; undefined for a number that is none of ours. */
export const orderIdOf = (tradeNo: string): string | undefined => {
  const inApp = IN_APP.exec(tradeNo)?.[1];
  const hex = inApp === undefined ? tradeNo : hexOf(inApp);
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(hex);
  return parts?.slice(1).join('-');
};
