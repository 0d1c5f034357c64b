import type { zh } from './zh.ts';

/** English texts of filters of a search. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'find.narrow': 'Narrow the results',
  'find.kind': 'Kind',
  'find.anyKind': 'Any kind',
  'find.owner': 'Owner',
  'find.anyone': 'Anyone',
  'find.me': 'Me',
  'find.others': 'Someone else',
  'find.place': 'Place',
  'find.anywhere': 'Anywhere',
  'find.myFiles': 'My files',
  'find.here': 'This folder',
  'find.aFolder': 'One folder',
  'find.changed': 'Modified',
  'find.anyTime': 'Any time',
  'find.today': 'Today',
  'find.week': 'Last 7 days',
  'find.month': 'Last 30 days',
  'find.year': 'This year',
  'find.since': 'Since {day}',
  'find.noneText': 'No results match your filters.',
  'find.widen': 'Search without filters',
  'find.reset': 'Clear filters',
};
