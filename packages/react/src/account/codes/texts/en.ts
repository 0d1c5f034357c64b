import type { zh } from './zh.ts';

/** English texts of a code that is sent, and of binding what it is sent to. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'code.label': 'Code',
  'code.send': 'Send code',
  'code.again': 'Again in {n} s',
  'code.sent': 'Sent to {target}',
  'code.wrong': 'Enter the code of 6 digits',
  'contact.email': 'E-mail',
  'contact.phone': 'Phone number',
  'contact.password': 'Current password',
  'contact.add.email': 'Add an e-mail address',
  'contact.add.phone': 'Add a phone number',
  'contact.change.email': 'Change the e-mail address',
  'contact.change.phone': 'Change the phone number',
  'contact.confirm': 'Save',
  'contact.wrong.email': 'Enter an e-mail address',
  'contact.wrong.phone': 'Enter a mainland phone number of 11 digits',
  'contact.wrong.password': 'Enter your current password',
  'contact.failed': "We can't do that right now. Please try again later",
};
