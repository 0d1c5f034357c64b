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
import type { MindSession } from '@chartdock/editing/tree';

/** Format of our own topics on the clipboard. */
const OWN = 'application/x-chartdock-topics+json';

interface CopyOptions {
  readonly event: ClipboardEvent;
  readonly session: MindSession;
  readonly cuts: boolean;
}

/** Puts what is selected on the clipboard, as our topics and as lines; while a title is written the field does so. */
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

/** Puts what is on the clipboard below the selected topic; one line goes into a title that is written, several make topics. */
export const pasteInto = ({ event, session }: Omit<CopyOptions, 'cuts'>): void => {
  const { clipboardData } = event;
  const { writing, selected } = session.state();
  const [parent] = selected;
  if (clipboardData === null || parent === undefined) return;
  const text = clipboardData.getData('text/plain');
  if (writing !== undefined && !text.trim().includes('\n')) return;
  const own = parseCopiedTopics(clipboardData.getData(OWN));
  const { newId } = session.maker;
  const topics =
    own === undefined ? withIds(readTopics(text), newId) : own.map((topic) => withFreshIds(topic, newId));
  event.preventDefault();
  if (topics.length === 0) return;
  const at = session.index().get(parent)?.topic.children.length ?? 0;
  session.change(
    { edits: [{ kind: 'insert', parent, at, topics }], select: topics.map(({ id }) => id) },
    { label: 'edit.paste', cause: 'paste' },
  );
};
