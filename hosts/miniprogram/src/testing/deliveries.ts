/** When a client hands over the messages of a page. */
export type DeliveryMoment = 'back' | 'destroy' | 'share' | 'copy link';

/** Options of queues of messages. */
export interface DeliveryOptions<Receiver> {
  readonly live: boolean;
  readonly deliver: (receiver: Receiver, bundle: readonly unknown[]) => void;
}

/**
 * Keeps the posts of pages until a moment comes, and then hands over everything a page has ever posted, as one array, as the
 * client does; a live client hands each message over at once.
 */
export const createDeliveries = <Receiver extends object>({ live, deliver }: DeliveryOptions<Receiver>) => {
  const posted = new Map<Receiver, unknown[]>();
  return {
    post: (receiver: Receiver, message: unknown): void => {
      const bundle = posted.get(receiver) ?? [];
      posted.set(receiver, [...bundle, structuredClone(message)]);
      if (live) deliver(receiver, [message]);
    },
    flush: (receiver: Receiver, _moment: DeliveryMoment): void => {
      const bundle = posted.get(receiver);
      if (!live && bundle !== undefined) deliver(receiver, bundle);
    },
  };
};
