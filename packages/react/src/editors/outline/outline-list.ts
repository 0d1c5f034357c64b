import { findCommand, listRows, outlineCommands, outlineKeys } from '@chartdock/editing/tree';
import type { KeySystem, MindSession, OutlineContext } from '@chartdock/editing/tree';
import { createArmedField } from '../input/armed-field.ts';
import type { ArmedField, FieldPlace } from '../input/armed-field.ts';
import { copySelection, pasteInto } from '../mind/mind-clipboard.ts';
import { watchRows } from './watch-rows.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** The rows of an outline with the field that is written in. */
export interface OutlineList {
  readonly field: ArmedField;
  readonly run: (id: string) => boolean;
  /** Puts the field over the row that is written, after rows were drawn. */
  readonly place: () => void;
  readonly stop: () => void;
}

/** Options of {@link createOutlineList}. */
export interface OutlineListOptions {
  /** Element that holds the rows and the field. */
  readonly host: HTMLElement;
  readonly session: MindSession;
  readonly system: KeySystem;
  readonly top: () => string;
  readonly zoom: (id: string) => void;
  readonly onOpen: (id: string) => boolean;
  readonly labelOf: (id: string) => string;
}

const isFirstLine = ({ value, selectionStart }: HTMLTextAreaElement): boolean =>
  !value.slice(0, selectionStart).includes('\n');

/** Keys whose meaning depends on where the caret is. */
const CARET_KEYS: Readonly<Record<string, (field: HTMLTextAreaElement) => string | undefined>> = {
  ArrowUp: (field) => (isFirstLine(field) ? 'row.previous' : undefined),
  ArrowDown: ({ value, selectionEnd }) => (value.slice(selectionEnd).includes('\n') ? undefined : 'row.next'),
  ArrowLeft: ({ selectionStart, selectionEnd }) =>
    selectionStart === 0 && selectionEnd === 0 ? 'row.previousEnd' : undefined,
  ArrowRight: ({ value, selectionStart }) => (selectionStart === value.length ? 'row.nextStart' : undefined),
  Backspace: ({ selectionStart, selectionEnd }) =>
    selectionStart === 0 && selectionEnd === 0 ? 'row.backspace' : undefined,
};

/** Keys while rows are selected and none is written. */
const SELECTED_KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'row.previous',
  ArrowDown: 'row.next',
  Backspace: 'row.remove',
  Delete: 'row.remove',
};

/** Keys that write nothing into a row, even where their command cannot run. */
const NEVER_TEXT: ReadonlySet<string> = new Set(['Tab', 'Enter']);

/** Returns the place of a field over the text of a row. */
const placeOver = (row: HTMLElement, host: HTMLElement): FieldPlace => {
  const [outer, inner] = [host.getBoundingClientRect(), row.getBoundingClientRect()];
  const style = getComputedStyle(row);
  const size = Number.parseFloat(style.fontSize);
  return {
    x: inner.left - outer.left + host.scrollLeft,
    y: inner.top - outer.top + host.scrollTop,
    width: inner.width,
    height: inner.height,
    scale: 1,
    size,
    line: Number.parseFloat(style.lineHeight) || size * 1.5,
    isBold: Number.parseInt(style.fontWeight, 10) >= 600,
    align: 'left',
    ink: style.color,
  };
};

/** Makes the rows in an element an outline that is written in. */
export const createOutlineList = (options: OutlineListOptions): OutlineList => {
  const { host, session, system, top, zoom, onOpen, labelOf } = options;
  let turn = 0;
  const context: OutlineContext = {
    session,
    top,
    zoom,
    rows: () => listRows(session.document.get(), top()),
    caret: () => [field.element.selectionStart, field.element.selectionEnd],
  };
  const run = (id: string): boolean => outlineCommands[id]?.(context) ?? onOpen(id);

  /** Finds the command of a key that depends on the caret or on selected rows. */
  const caretCommand = (event: KeyboardEvent): string | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
    const isWriting = session.state().writing !== undefined;
    return isWriting ? CARET_KEYS[event.key]?.(field.element) : SELECTED_KEYS[event.key];
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const { writing, selected } = session.state();
    if (event.key === 'Escape' && !isComposing(event)) {
      session.endWriting();
      return true;
    }
    const id = findCommand(event, outlineKeys, { system });
    if (id === 'row.enter' && writing === undefined) {
      session.write({ id: selected[0] ?? top(), caret: 'end' });
      return true;
    }
    if (id !== undefined) return run(id) || NEVER_TEXT.has(event.key);
    const byCaret = caretCommand(event);
    return byCaret !== undefined && run(byCaret);
  };

  const field = createArmedField(host, {
    onText: (text) => {
      if (text !== '' || session.state().writing !== undefined) session.type(text);
    },
    onKey,
    onCopy: (event, cuts) => copySelection({ event, session, cuts }),
    onPaste: (event, isPlain) => pasteInto({ event, session, isPlain }),
    onBlur: () => session.endWriting(),
  });

  const syncField = (): void => {
    const { writing, selected } = session.state();
    if (writing === undefined) {
      turn = 0;
      field.arm(labelOf(selected.at(-1) ?? ''));
      return;
    }
    if (turn === writing.turn) return;
    const title = session.index().get(writing.id)?.topic.title ?? '';
    const isTyped = writing.isReplacing && field.element.value === title;
    turn = writing.turn;
    field.name(labelOf(writing.id));
    if (isTyped) field.keep();
    else field.take(title, writing.caret);
  };

  const place = (): void => {
    syncField();
    const { writing, selected } = session.state();
    const id = writing?.id ?? selected.at(-1) ?? '';
    const row = host.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .cd-topic-row__body`);
    if (row === null) return;
    field.place(placeOver(row, host));
    if (writing !== undefined) row.scrollIntoView({ block: 'nearest' });
  };

  const stopRows = watchRows({ host, session, field, run, zoom });
  return {
    field,
    run,
    place,
    stop: () => {
      stopRows();
      field.stop();
    },
  };
};
