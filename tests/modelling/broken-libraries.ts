import { breakSource } from './broken-builds.ts';
import type { BrokenBuild } from './broken-builds.ts';

const use = 'packages/server/src/domains/templates/use.ts';

/** Negative controls: each takes away one thing that the races for templates must miss. */
export const BROKEN_LIBRARIES = {
  /** Lets templates change between the check and the copy; it takes PostgreSQL, as the embedded database does one transaction at a time. */
  hold: {
    file: 'packages/server/src/domains/templates/open-template.ts',
    from: 'hold ? sql`for share of t` : sql``',
    to: 'hold ? sql`` : sql``',
  },
  withdrawn: {
    file: use,
    from: "if (!template.is_open) return 'withdrawn';",
    to: '',
  },
  payment: {
    file: use,
    from: "if (!template.is_house) return 'payment';",
    to: 'if (!template.is_house) return undefined;',
  },
  room: {
    file: use,
    from: "if (owner.room < 1) throw new CallError('upgradeNeeded');",
    to: '',
  },
} as const satisfies Readonly<Record<string, BrokenBuild>>;

/** Breaks every later import of what a control takes away, in this process. */
export const breakLibrary = (name: keyof typeof BROKEN_LIBRARIES): void =>
  breakSource(name, BROKEN_LIBRARIES[name]);
