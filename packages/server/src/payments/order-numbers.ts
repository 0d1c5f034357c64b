/** Returns the number by which gateways know an order: 32 digits, as WeChat takes no more. */
export const tradeNoOf = (orderId: string): string => orderId.replaceAll('-', '');

/** Returns the id of the order that a gateway's number stands for; undefined for a number that is none of ours. */
export const orderIdOf = (tradeNo: string): string | undefined => {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(tradeNo);
  return parts?.slice(1).join('-');
};
