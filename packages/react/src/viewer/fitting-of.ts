import type { FitOptions } from '@chartdock/documents/viewing';
import type { Content } from './picture.types.ts';

const READ_FROM_TOP = new Set<Content['kind']>(['markdown', 'source']);

/** Returns how a kind of document is brought into a window whose lower edge holds the tools. */
export const fittingOf = (kind: Content['kind']): FitOptions => ({
  fromTop: READ_FROM_TOP.has(kind),
  margin: 24,
  below: 56,
});
