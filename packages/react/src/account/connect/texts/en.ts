import type { zh } from './zh.ts';

/** English texts of the page that asks whether a partner may be let in. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'connect.title': 'Connect {name}',
  'connect.lead': '{name} would like to use Chartdock on your behalf:',
  'connect.as': 'Signed in as {account}',
  'connect.to': 'You will go back to {place}',
  'connect.note': 'It never sees your password. You can withdraw this at any time under Partner access.',
  'connect.allow': 'Allow',
  'connect.deny': "Don't allow",
  'connect.loading': 'Loading',
  'connect.going': 'Going back to {name}',
  'connect.wrong': "This link can't be used",
  'connect.wrongText':
    'The page that opened it is not registered, or the link is incomplete. Go back there and try again, or tell its operator.',
  'connect.notDone': 'That was not connected: {reason}',
  'connect.failed': 'Check your network and try again.',
  'connect.alone': 'Go back to the page that opened this window and try again',
  'connect.aloneText': 'This window was cut off from the page that opened it.',
};
