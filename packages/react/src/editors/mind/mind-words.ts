import type { EditorTextKey } from '../texts/editor-texts.ts';

/** Names of commands. */
export const mindWords: Readonly<Record<string, EditorTextKey>> = {
  'topic.child': 'mind.child',
  'topic.after': 'mind.sibling',
  'topic.before': 'mind.before',
  'topic.parent': 'mind.parent',
  'topic.write': 'mind.write',
  'topic.remove': 'mind.remove',
  'topic.removeAlone': 'mind.removeAlone',
  'topic.up': 'mind.up',
  'topic.down': 'mind.down',
  'topic.indent': 'mind.indent',
  'topic.outdent': 'mind.outdent',
  'topic.duplicate': 'mind.duplicate',
  'topic.done': 'mind.task',
  'topic.note': 'mind.note',
  'topic.link': 'mind.link',
  'topic.relation': 'mind.relation',
  'topic.summary': 'mind.summary',
  'topic.boundary': 'mind.boundary',
  'select.all': 'mind.selectAll',
  'select.root': 'mind.selectRoot',
  'fold.toggle': 'mind.fold',
  'fold.level1': 'mind.foldLevel1',
  'fold.level2': 'mind.foldLevel2',
  'fold.level3': 'mind.foldLevel3',
  'fold.open': 'mind.foldOpen',
  'edit.undo': 'editor.undo',
  'edit.redo': 'editor.redo',
  'edit.find': 'find.open',
  'edit.copy': 'mind.copy',
  'edit.cut': 'mind.cut',
  'edit.paste': 'mind.paste',
  'style.copy': 'mind.styleCopy',
  'style.paste': 'mind.stylePaste',
  'view.in': 'zoom.in',
  'view.out': 'zoom.out',
  'view.actual': 'zoom.actual',
  'view.fit': 'zoom.fit',
  'view.focus': 'mind.focus',
  'view.fullScreen': 'mind.fullScreen',
  'view.outline': 'mind.outline',
  'help.keys': 'keys.open',
  'write.child': 'mind.child',
  'write.after': 'mind.sibling',
  'write.parent': 'mind.parent',
  'write.outdent': 'mind.outdent',
  'write.cancel': 'keys.cancel',
  'write.split': 'mind.split',
};

/** Commands of the menu of a topic, in groups. */
export const topicMenu: readonly (readonly string[])[] = [
  ['topic.child', 'topic.after', 'topic.before', 'topic.parent'],
  ['topic.write', 'topic.note', 'topic.link', 'topic.done'],
  ['topic.summary', 'topic.boundary', 'topic.relation'],
  ['fold.toggle', 'topic.duplicate', 'style.copy', 'style.paste'],
  ['topic.removeAlone', 'topic.remove'],
];

/** Commands of the menu of the canvas, in groups. */
export const canvasMenu: readonly (readonly string[])[] = [
  ['edit.undo', 'edit.redo'],
  ['select.all', 'edit.find'],
  ['fold.level1', 'fold.level2', 'fold.level3', 'fold.open'],
  ['view.fit', 'view.actual', 'view.focus'],
];
