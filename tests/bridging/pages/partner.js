// The partner page of the harness: it opens a surface with the real script and writes down what becomes of it.
const { server, client, timeout } = Object.fromEntries(new URL(location.href).searchParams);
const state = { outcome: undefined, events: [], asked: 0, errors: [] };
globalThis.hostState = state;
globalThis.marks = [];
addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && data.startsWith('mark ')) globalThis.marks.push(data);
});
addEventListener('error', ({ message }) => state.errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => state.errors.push(String(reason)));

// A clock that stands still until the test moves it, and counts what is still to come on it.
const timers = new Set();
let now = Date.now();
globalThis.manualClock = {
  now: () => now,
  after: (milliseconds, run) => {
    const timer = { at: now + milliseconds, run };
    timers.add(timer);
    return () => timers.delete(timer);
  },
};
globalThis.pendingTimers = () => timers.size;
globalThis.passTime = (milliseconds) => {
  const until = now + milliseconds;
  for (;;) {
    const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (next === undefined) break;
    timers.delete(next);
    now = next.at;
    next.run();
  }
  now = until;
};

globalThis.createDock = (options = {}) =>
  Chartdock.createChartdock({
    clientId: client,
    baseUrl: server,
    getToken: async () => {
      state.asked += 1;
      return 'SECRET-token';
    },
    openTimeout: Number(timeout),
    log: ({ event }) => state.events.push(event),
    ...options,
  });
globalThis.openPick = (options = {}) => {
  globalThis.dock = globalThis.createDock(options);
  globalThis.handle = globalThis.dock.pickFiles({
    present: 'container',
    container: document.querySelector('#box'),
    title: 'genuine',
    multiple: true,
    max: 3,
    ...options,
  });
  void globalThis.handle.result.then(({ status, by, code, error, value }) => {
    state.outcome = { status, by, code, error: error?.code, value };
  });
};
