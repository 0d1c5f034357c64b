import type { zh } from './zh.ts';

/** English texts of joining by a link and of asking for access. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'join.invites': '{name} shares “{title}” with you',
  'join.role.viewer': 'You can view it.',
  'join.role.commenter': 'You can view it and comment on it.',
  'join.role.editor': 'You can view it, comment on it and edit it.',
  'join.join': 'Join',
  'join.joined': 'You take part already',
  'join.open': 'Open',
  'join.failed': "This link can't be opened",
  'join.gone': 'It was turned off, reset or deleted, or it has expired. Ask its sender for another one.',
  'join.full': 'All places are taken. Ask the owner to make room or to upgrade.',
  'join.again': 'That did not work. Try again',
  'ask.ask': 'Ask for access',
  'ask.role': 'You ask to be able to',
  'ask.role.viewer': 'View',
  'ask.role.commenter': 'Comment',
  'ask.role.editor': 'Edit',
  'ask.message': 'Message (optional)',
  'ask.count': '{used}/{max}',
  'ask.send': 'Send request',
  'ask.sent':
    'If this file exists, its owner has your request now. You hear about the answer in your notifications.',
  'ask.failed': 'The request was not sent. Try again',
};
