import type { zh } from './zh.ts';

/** English texts of the sign-in page. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'signIn.heading': 'Sign in to Chartdock',
  'signIn.lead': 'Flowcharts, mind maps and notes in one place.',
  'signIn.account': 'E-mail or phone',
  'signIn.password': 'Password',
  'signIn.submit': 'Sign in',
  'signIn.register': 'Create an account',
  'signIn.forgot': 'Forgot your password?',
  'signIn.again': 'After signing in you go back to where you were.',
  'signIn.needAccount': 'Enter your e-mail or phone number',
  'signIn.needPassword': 'Enter your password',
  'signIn.failed': "We can't sign you in right now. Please try again later",
  'signIn.demo': 'Demo accounts',
  'signIn.demoText': 'This server holds demo data. Choose a demo account:',
  'signIn.demoPassword': 'The password is always {password}',
  'signIn.demo.free': 'Free',
  'signIn.demo.member': 'Member',
  'signIn.demo.org': 'Organisation',
  'signIn.demo.author': 'Author',
  'signIn.demo.restricted': 'Restricted',
  'signIn.demo.empty': 'Empty',
  'signIn.pitch.title': 'Think it through. Draw it out.',
  'signIn.pitch.text':
    'Processes, structures and ideas in one workspace, easy to find and ready when you are.',
};
