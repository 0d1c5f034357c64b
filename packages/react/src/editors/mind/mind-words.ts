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
  'topic.tidy': 'mind.tidy',
  'topic.floating': 'mind.floating',
  'panel.style': 'panel.style',
  'panel.commands': 'panel.commands',
  'select.all': 'mind.selectAll',
  'select.root': 'mind.selectRoot',
  'fold.toggle': 'mind.fold',
  'fold.level1': 'mind.foldLevel1',
  'fold.level2': 'mind.foldLevel2',
  'fold.level3': 'mind.foldLevel3',
  'fold.open': 'mind.foldOpen',
  'fold.others': 'mind.foldOthers',
  'edit.undo': 'editor.undo',
  'edit.redo': 'editor.redo',
  'edit.find': 'find.open',
  'edit.copy': 'mind.copy',
  'edit.cut': 'mind.cut',
  'edit.paste': 'mind.paste',
  'style.copy': 'mind.styleCopy',
  'style.paste': 'mind.stylePaste',
  'style.reset': 'style.reset',
  'style.bold': 'style.bold',
  'style.italic': 'style.italic',
  'style.underline': 'style.underline',
  'style.strike': 'style.strike',
  'view.in': 'zoom.in',
  'view.out': 'zoom.out',
  'view.actual': 'zoom.actual',
  'view.fit': 'zoom.fit',
  'view.branch': 'mind.branch',
  'view.branchOut': 'mind.branchOut',
  'help.keys': 'keys.open',
  'row.enter': 'outline.enter',
  'row.indent': 'mind.indent',
  'row.outdent': 'mind.outdent',
  'row.up': 'mind.up',
  'row.down': 'mind.down',
  'row.tick': 'mind.task',
  'row.note': 'mind.note',
  'row.fold': 'mind.fold',
  'row.close': 'outline.close',
  'row.open': 'outline.open',
  'row.zoom': 'outline.zoomIn',
  'row.zoomOut': 'outline.zoomOut',
  'row.remove': 'mind.remove',
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
  ['topic.write', 'topic.note', 'topic.link', 'topic.done', 'panel.style'],
  ['topic.summary', 'topic.boundary', 'topic.relation'],
  ['edit.copy', 'edit.cut', 'edit.paste', 'topic.duplicate', 'style.copy', 'style.paste'],
  ['fold.toggle', 'fold.others', 'view.branch'],
  ['topic.removeAlone', 'topic.remove'],
];

/** Commands of the menu of the canvas, in groups. */
export const canvasMenu: readonly (readonly string[])[] = [
  ['topic.floating', 'edit.paste'],
  ['edit.undo', 'edit.redo', 'select.all', 'edit.find'],
  ['fold.level1', 'fold.level2', 'fold.level3', 'fold.open'],
  ['topic.tidy', 'view.fit', 'view.actual', 'view.branchOut'],
  ['panel.commands', 'help.keys'],
];

/** What the palette leaves out: arrows, which nobody looks for by name, what belongs to rows and to a title that is written, and itself. */
const HIDDEN = /^(?:row\.|write\.|select\.(?:left|right|up|down|more)|topic\.floating|panel\.commands)/;

/** Commands that are found by name. */
export const paletteCommands: readonly string[] = Object.keys(mindWords).filter((id) => !HIDDEN.test(id));
