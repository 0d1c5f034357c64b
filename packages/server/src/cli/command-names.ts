/** Commands about accounts, as typed after `users`. */
export const userCommands = [
  'list',
  'add',
  'reset',
  'disable',
  'enable',
  'promote',
  'demote',
  'sessions',
] as const;

/** One thing that can be done about accounts. */
export type UserCommand = (typeof userCommands)[number];

/** Commands about partners, as typed after `clients`. */
export const clientCommands = ['list', 'add', 'rotate', 'origins', 'redirects', 'scopes', 'remove'] as const;

/** One thing that can be done about partners. */
export type ClientCommand = (typeof clientCommands)[number];

/** Commands about files that wait to be templates, as typed after `review`; all but `list` take an id. */
export const reviewCommands = ['list', 'show', 'approve', 'refuse'] as const;

/** One thing that can be done about files that wait to be templates. */
export type ReviewCommand = (typeof reviewCommands)[number];

/** Commands about payments, as typed after `payments`; `show` takes an id. */
export const paymentCommands = [
  'bills',
  'check',
  'compare',
  'differences',
  'notices',
  'refunds',
  'show',
] as const;

/** One thing that can be asked about payments. */
export type PaymentCommand = (typeof paymentCommands)[number];
