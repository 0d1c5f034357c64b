import { TITLE_LENGTH, cleanTitle } from '@chartdock/contract';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { NameOutcome } from '../items/NameDialog.tsx';
import { htmlElement, setAttribute } from '../../foundation/drawing/dom-element.ts';
import type { NamePlace } from './name-place.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Options of a field in the place of a name. */
export interface NameFieldOptions {
  readonly place: NamePlace;
  readonly name: string;
  readonly t: TranslateText;
  /** Saves the name as it was typed; the caller that saves it tells the removed part. */
  readonly onSave: (name: string) => Promise<NameOutcome>;
  /** Is told once that the field is gone, and whether the focus goes back to the item. */
  readonly onEnd: (isFocusBack: boolean) => void;
}

/** Events that a list would take for a press or a key of its own. */
const kept = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'click',
  'dblclick',
  'contextmenu',
] as const;

/** Counts the characters of a name before its ending, such as those before `.vsdx`. */
export const stemLength = (name: string): number => {
  const ending = /\.[a-z][a-z0-9]{0,5}$/iu.exec(name);
  return ending === null || ending.index === 0 ? name.length : ending.index;
};

let count = 0;

const layOver = (host: HTMLElement, { title, space, element }: NamePlace): void => {
  const [name, origin, item] = [title, space, element].map((each) => each.getBoundingClientRect());
  if (name === undefined || origin === undefined || item === undefined) return;
  const edge = 6;
  host.style.left = `${name.left - origin.left - edge}px`;
  host.style.top = `${name.top - origin.top - 4}px`;
  const room = title.closest('.cd-row__name')?.getBoundingClientRect() ?? item;
  host.style.width = `${Math.max(140, room.right - name.left)}px`;
};

/**
 * Puts a field in the place of a name. Enter and leaving it save, Esc leaves the name; a refused name is explained below it. A
 * name that is not a name is let go when the field is left. Returns the way to take it away.
 */
export const openNameField = ({ place, name, t, onSave, onEnd }: NameFieldOptions): (() => void) => {
  count += 1;
  const noteId = `cd-name-note-${count}`;
  const field = htmlElement('input', {
    class: 'cd-field__input cd-name-field__input',
    'aria-label': t('rename.label'),
    autocomplete: 'off',
    spellcheck: 'false',
  }) as HTMLInputElement;
  field.value = name;
  const note = htmlElement('p', { class: 'cd-name-field__note', id: noteId, role: 'alert', hidden: '' });
  // Between rows a grid has nothing but rows.
  const cell = htmlElement('div', { role: 'gridcell' }, field, note);
  const host = htmlElement('div', { class: 'cd-name-field', role: 'row' }, cell);
  let isBusy = false;
  let isOver = false;

  const takeAway = (): void => {
    isOver = true;
    host.remove();
    place.title.style.visibility = '';
    window.removeEventListener('resize', leave);
  };
  const end = (isFocusBack: boolean): void => {
    if (isOver) return;
    takeAway();
    onEnd(isFocusBack);
  };
  const say = (outcome: Extract<NameOutcome, { ok: false }> | undefined): void => {
    note.hidden = outcome === undefined;
    setAttribute(field, 'aria-invalid', outcome && 'true');
    setAttribute(field, 'aria-describedby', outcome && noteId);
    note.replaceChildren(outcome?.text ?? '');
    const anyway = outcome?.anyway;
    if (anyway === undefined) return;
    const button = htmlElement(
      'button',
      { type: 'button', class: 'cd-name-field__anyway' },
      t('rename.anyway'),
    );
    button.addEventListener('click', () => void settle(anyway, true));
    note.append(' ', button);
  };
  const settle = async (save: () => Promise<NameOutcome>, isFocusBack: boolean): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    field.readOnly = true;
    const outcome = await save();
    isBusy = false;
    field.readOnly = false;
    if (outcome.ok) end(isFocusBack);
    else {
      say(outcome);
      field.focus();
    }
  };
  const save = (isFocusBack: boolean): void => {
    const clean = cleanTitle(field.value);
    if (clean.ok && clean.title === name && field.value.trim() === name) end(isFocusBack);
    else if (clean.ok) void settle(() => onSave(field.value), isFocusBack);
    else if (!isFocusBack) end(false);
    else
      say({
        ok: false,
        text: t(clean.problem === 'empty' ? 'rename.empty' : 'rename.tooLong', { n: TITLE_LENGTH }),
      });
  };
  // A refused name is refused again, and someone who goes away has let it go.
  const leave = (): void => (note.hidden ? save(false) : end(false));

  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
  field.addEventListener('input', () => say(undefined));
  host.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') end(true);
    else if (event.key === 'Enter' && event.target === field) save(true);
    else return;
    event.preventDefault();
  });
  host.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && host.contains(relatedTarget);
    if (!isInside && !isBusy && document.hasFocus()) leave();
  });
  window.addEventListener('resize', leave);

  layOver(host, place);
  place.space.append(host);
  // A name of two lines is higher than the field.
  place.title.style.visibility = 'hidden';
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, stemLength(name));
  return takeAway;
};
