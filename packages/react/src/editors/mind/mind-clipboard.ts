import { cutText } from '@chartdock/text';
import {
  readTopics,
  topmostOf,
  withFreshIds,
  withIds,
  writeHtml,
  writeIndented,
  removeTopics,
  parseCopiedTopics,
  formatCopiedTopics,
} from '@chartdock/editing/tree';
import type { Topic } from '@chartdock/documents';
import type { MindSession } from '@chartdock/editing/tree';

/** Format of our own topics on the clipboard. */
const OWN = 'application/x-chartdock-topics+json';

interface CopyOptions {
  readonly event: ClipboardEvent;
  readonly session: MindSession;
  readonly cuts: boolean;
}

/** Copies the selection as our topics and as lines; while a title is written the field copies its text. */
export const copySelection = ({ event, session, cuts }: CopyOptions): void => {
  const { clipboardData } = event;
  const { writing, selected } = session.state();
  if (writing !== undefined || clipboardData === null) return;
  event.preventDefault();
  const index = session.index();
  const topics = topmostOf(index, selected).flatMap((id) => index.get(id)?.topic ?? []);
  clipboardData.setData('text/plain', writeIndented(topics));
  clipboardData.setData('text/html', writeHtml(topics));
  clipboardData.setData(OWN, formatCopiedTopics(topics));
  if (cuts) session.change(removeTopics(index, selected), { label: 'edit.cut' });
};

interface PasteOptions extends Omit<CopyOptions, 'cuts'> {
  /** Whether to make one topic of the whole text. */
  readonly isPlain: boolean;
}

/** Returns a text as the title of one topic. */
const asOne = (text: string): { readonly title: string; readonly children: readonly [] }[] => {
  const title = text.replace(/\s+/g, ' ').trim();
  return title === '' ? [] : [{ title: cutText(title, LONGEST), children: [] }];
};

const LONGEST = 2_000;

/** Puts topics below the selected one, as its last. */
const putBelow = (session: MindSession, topics: readonly Topic[]): void => {
  const [parent] = session.state().selected;
  if (parent === undefined || topics.length === 0) return;
  const at = session.index().get(parent)?.topic.children.length ?? 0;
  session.change(
    { edits: [{ kind: 'insert', parent, at, topics }], select: topics.map(({ id }) => id) },
    { label: 'edit.paste', cause: 'paste' },
  );
};

/**
 * Pastes the clipboard below the selected topic; one line goes into a title that is written, several make topics. Of a
 * clipboard only our topics, checked like a file, and its plain text are read, so that nothing of it can run.
 */
export const pasteInto = ({ event, session, isPlain }: PasteOptions): void => {
  const { clipboardData } = event;
  const { writing } = session.state();
  if (clipboardData === null) return;
  const text = clipboardData.getData('text/plain');
  if (writing !== undefined && (isPlain || !text.trim().includes('\n'))) return;
  event.preventDefault();
  const { newId } = session.maker;
  const own = isPlain ? undefined : parseCopiedTopics(clipboardData.getData(OWN));
  const topics =
    own === undefined
      ? withIds(isPlain ? asOne(text) : readTopics(text), newId)
      : own.map((topic) => withFreshIds(topic, newId));
  putBelow(session, topics);
};

/** Puts the text of the system's clipboard below the selected topic, where a menu asks for it and the browser allows. */
export const pasteFromSystem = (session: MindSession): void => {
  navigator.clipboard
    .readText()
    .then((text) => putBelow(session, withIds(readTopics(text), session.maker.newId)))
    .catch(() => undefined);
};
