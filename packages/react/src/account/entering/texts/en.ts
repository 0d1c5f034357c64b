import type { zh } from './zh.ts';

/** English texts of signing up and of setting a forgotten password. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'entry.register.heading': 'Create your account',
  'entry.register.lead': 'Free to start, with an e-mail address or phone.',
  'entry.register.submit': 'Create account',
  'entry.register.other': 'Have an account?',
  'entry.register.otherLink': 'Sign in',
  'entry.reset.heading': 'Set a new password',
  'entry.reset.lead': 'We send a code to the e-mail address or phone of your account.',
  'entry.reset.submit': 'Save and sign in',
  'entry.reset.other': 'Remember it after all?',
  'entry.reset.otherLink': 'Sign in',
  'entry.reset.note': 'Saving signs you out on every other device.',
  'entry.account': 'E-mail or phone',
  'entry.inbox': 'This server sends no messages: ',
  'entry.inboxLink': 'read the code here',
  'entry.password': 'Password',
  'entry.newPassword': 'New password',
  'entry.passwordHint': '8 to 16 characters, at least two kinds, no spaces',
  'entry.fullName': 'Your name (optional)',
  'entry.wrong.account': 'Enter an e-mail address or a mainland phone number',
  'entry.wrong.password': 'Use 8 to 16 characters of at least two kinds, no spaces',
  'entry.wrong.fullName': 'A name has none of the special characters',
  'entry.failed': "We can't do that right now. Please try again later",
  'entry.instead.signIn': 'Sign in',
  'entry.instead.register': 'Create an account',
};
