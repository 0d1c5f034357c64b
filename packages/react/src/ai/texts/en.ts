import type { zh } from './zh.ts';

/** English texts of the screens on which texts become drawings. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'ai.frame': 'AI new',
  'ai.heading': 'Turn words into a drawing',
  'ai.lead': 'Describe it in a sentence and have it written, or paste an outline, Markdown or a table.',
  'ai.kind': 'Kind of drawing',
  'ai.kind.mind': 'Mind map',
  'ai.kind.outline': 'Outline',
  'ai.kind.flow': 'Flowchart',
  'ai.kind.org': 'Org chart',
  'ai.kind.timeline': 'Timeline',
  'ai.kind.gantt': 'Gantt chart',
  'ai.prompt': 'What do you want to draw?',
  'ai.promptHint': 'For example: the first week of a new colleague',
  'ai.count': '{n} / {max}',
  'ai.write': 'Write it',
  'ai.again': 'Write it again',
  'ai.change': 'Change the text',
  'ai.takeBack': 'Put the earlier text back',
  'ai.stop': 'Stop',
  'ai.remaining': 'Texts left this hour: {n}',
  'ai.writing': 'Writing…',
  'ai.written': 'Written. Change the text below as you like.',
  'ai.cut': 'It grew too long and ends here. Ask for less, or make several drawings of it.',
  'ai.stopped': 'Stopped. What was written is kept below.',
  'ai.off.not_configured':
    'No AI service is connected here. Drawing your own text below needs none: paste an outline or a table. An administrator can set one up; the documentation says how (“Connect an AI endpoint”).',
  'ai.off.restricted':
    'Your account is restricted for violating content rules and cannot use AI. You can still draw your own text.',
  'ai.off.used_up':
    'You have used up this hour’s texts; come back a little later. You can always draw your own text.',
  'ai.off.unknown': "We can't tell right now whether you can use AI.",
  'ai.problem.not_configured': 'No AI service is connected here. Please ask an administrator.',
  'ai.problem.restricted': 'Your account is restricted for violating content rules and cannot use AI.',
  'ai.problem.used_up':
    'You have used up this hour’s texts. Try again a little later, or write the text below yourself.',
  'ai.problem.key':
    'The AI service refused the key of this site. Please tell an administrator. It did not count as one of your texts.',
  'ai.problem.busy': 'The AI service has too much to do. Try again in a minute.',
  'ai.problem.timeout':
    'The AI service did not say anything for a long time. Try again, or ask for something shorter.',
  'ai.problem.unreachable':
    'The AI service cannot be reached. Please tell an administrator, or try again later.',
  'ai.problem.broken': 'The AI service broke off. Try again; what was written is kept below.',
  'ai.problem.offline':
    'The connection was lost. What was written is kept below; try again once the network is back.',
  'ai.text': 'Text',
  'ai.textHint': 'Write or paste an outline, Markdown, or a table copied from a spreadsheet',
  'ai.listExample': 'Example outline',
  'ai.tableExample': 'Example table',
  'ai.faults': '{n} to correct',
  'ai.fault': 'Line {line}: {text}',
  'ai.preview': 'Preview',
  'ai.empty': 'Write something, and the drawing appears here',
  'ai.hint.mind': 'A topic in each line, indented below its parent; “# Title” is the middle.',
  'ai.hint.outline': 'A point in each line, indented below its parent; “# Title” names the outline.',
  'ai.hint.flow':
    'A step in each line. Below a question, indented: “Yes: next step”, “No: next step”; “-> step” leads back to it. Columns of a table: step, next, condition.',
  'ai.hint.org':
    'Indent people below whom they report to. Columns of a table: name, manager; the others stand behind the name.',
  'ai.hint.timeline': '“Time: event” in each line, details indented. Columns of a table: time, event.',
  'ai.hint.gantt':
    '“Task: 2026-03-02 - 2026-03-06” or “Task: 2-5” in each line, below its part. Columns of a table: task, start, end or days.',
  'ai.save': 'Save as file',
  'ai.name': 'File name',
  'ai.untitled': 'Untitled',
  'ai.stage': 'Preview of the {kind}',
};
