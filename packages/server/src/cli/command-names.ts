/** What can be done about accounts, as it is typed after `users`. */
export const userCommands = ['list', 'add', 'reset', 'disable', 'enable', 'sessions'] as const;

/** One thing that can be done about accounts. */
export type UserCommand = (typeof userCommands)[number];

/** What can be done about partners, as it is typed after `clients`. */
export const clientCommands = ['list', 'add', 'rotate', 'origins', 'remove'] as const;

/** One thing that can be done about partners. */
export type ClientCommand = (typeof clientCommands)[number];
