/** Hands items over in order to the next caller. */
export interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Makes the next call fail. */
  readonly fail: (error: Error) => void;
  readonly next: () => Promise<Item>;
}

/** Creates a queue. A failure that nobody asks for is no uncaught one. */
export const createQueue = <Item>(): Queue<Item> => {
  const ready: (() => Promise<Item>)[] = [];
  const waiting: ((item: Promise<Item>) => void)[] = [];
  const put = (make: () => Promise<Item>): void => {
    const ask = waiting.shift();
    if (ask === undefined) ready.push(make);
    else ask(make());
  };
  return {
    add: (item) => put(() => Promise.resolve(item)),
    fail: (error) => put(() => Promise.reject(error)),
    next: async () => ready.shift()?.() ?? new Promise((resolve) => waiting.push(resolve)),
  };
};
