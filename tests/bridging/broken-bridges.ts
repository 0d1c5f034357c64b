/** A way to break the bridge on purpose: a text of one file of the embed, and what stands there instead. */
export interface BrokenBridge {
  /** Path below the source of the embed. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Negative controls: each takes away one thing that a harness must miss. */
export const BROKEN_BRIDGES = {
  origin: {
    file: 'handshake/judge.ts',
    from: `if (event.origin !== known.origin) return 'origin';`,
    to: '',
  },
  'guest-origin': {
    file: 'handshake/judge.ts',
    from: `if (!isAllowedOrigin(event.origin, known.patterns)) return 'origin';`,
    to: '',
  },
  source: {
    file: 'handshake/judge.ts',
    from: 'isTrusted && !!source && source === window',
    to: 'isTrusted',
  },
  trust: {
    file: 'handshake/judge.ts',
    from: 'isTrusted && !!source && source === window',
    to: 'source !== null && source === window',
  },
  replay: {
    file: 'handshake/judge.ts',
    from: `if (known.used.has(data.nonce)) return 'replay';`,
    to: '',
  },
  channel: {
    file: 'handshake/judge.ts',
    from: `if (data.ch !== known.channel) return 'channel';`,
    to: '',
  },
  schema: {
    file: 'channel/services.ts',
    from: 'else if (!found.guard(p))',
    to: 'else if (!found.guard)',
  },
  prototype: {
    file: 'channel/services.ts',
    from: 'const table = createTable(methods);',
    to: 'const table = methods as Record<string, Method | undefined>;',
  },
  acknowledgement: {
    file: 'channel/services.ts',
    from: `post({ t: 'ack', id });`,
    to: '',
  },
  'second-acknowledgement': {
    file: 'channel/services.ts',
    from: `post({ t: 'ack', id });`,
    to: `post({ t: 'ack', id }); post({ t: 'ack', id });`,
  },
  'early-acknowledgement': {
    file: 'channel/services.ts',
    from: 'running.set(id, stop);',
    to: `running.set(id, stop); post({ t: 'ack', id });`,
  },
  scrub: {
    file: 'channel/services.ts',
    from: `{ code: 'failed', retry: false };`,
    to: `{ code: 'failed', retry: false, detail: String((error as Error).stack) };`,
  },
} as const satisfies Readonly<Record<string, BrokenBridge>>;

/** A negative control. */
export type BrokenBridgeName = keyof typeof BROKEN_BRIDGES;
