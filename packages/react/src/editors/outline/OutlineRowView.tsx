import type { OutlineRow } from '@chartdock/editing/tree';
import { progressOf } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { memo } from 'react';
import { chevronRightIcon, linkIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link OutlineRowView}. */
export interface OutlineRowViewProps {
  readonly topic: OutlineRow['topic'];
  readonly depth: number;
  readonly canFold: boolean;
  readonly isClosed: boolean;
  readonly isSelected: boolean;
  readonly isWriting: boolean;
  readonly at: number;
  readonly count: number;
}

const lookOf = ({ isSelected, isWriting }: OutlineRowViewProps): string | false =>
  isWriting ? 'cd-topic-row--writing' : isSelected && 'cd-topic-row--selected';

const Note = ({ text }: { readonly text: string | undefined }): JSX.Element | null =>
  text === undefined || text === '' ? null : <span className="cd-topic-row__note">{text}</span>;

const Address = ({
  href,
  title,
}: {
  readonly href: string | undefined;
  readonly title: string;
}): JSX.Element | null => {
  const t = useT(editorTexts);
  if (href === undefined) return null;
  return (
    <a
      className="cd-topic-row__link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={-1}
      data-act="link"
      aria-label={t('outline.follow', { title })}
    >
      <Icon of={linkIcon} />
    </a>
  );
};

/** Draws one row of an outline; the list around it handles its events. */
const Row = (props: OutlineRowViewProps): JSX.Element => {
  const { topic, depth, canFold, isClosed, isSelected, at, count } = props;
  const t = useT(editorTexts);
  const progress = canFold ? progressOf(topic) : undefined;
  const done = topic.task?.done;
  return (
    <li
      role="treeitem"
      aria-label={topic.title.trim() === '' ? t('mind.empty') : topic.title}
      aria-level={depth + 1}
      aria-posinset={at}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={canFold ? !isClosed : undefined}
      data-row={topic.id}
      className={joinClasses('cd-topic-row', lookOf(props), done === true && 'cd-topic-row--done')}
      style={{ paddingInlineStart: `${depth * 26}px` }}
    >
      <button
        type="button"
        tabIndex={-1}
        className="cd-topic-row__fold"
        data-act="fold"
        hidden={!canFold}
        aria-label={t('mind.fold')}
      >
        <Icon of={chevronRightIcon} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={joinClasses('cd-topic-row__bullet', isClosed && 'cd-topic-row__bullet--closed')}
        data-act="zoom"
        aria-label={t('outline.zoom', { title: topic.title })}
      />
      {done !== undefined && (
        <input
          type="checkbox"
          tabIndex={-1}
          className="cd-topic-row__tick"
          data-act="tick"
          checked={done}
          readOnly
          aria-label={t('mind.task')}
        />
      )}
      <div className="cd-topic-row__body">
        <span className="cd-topic-row__text">{topic.title === '' ? '\u200b' : topic.title}</span>
        {progress !== undefined && (
          <span className="cd-topic-row__count">
            {progress.done}/{progress.all}
          </span>
        )}
        <Address href={topic.href} title={topic.title} />
        <Note text={topic.note} />
      </div>
    </li>
  );
};

/** Draws one row of an outline again only when it is another. */
export const OutlineRowView = memo(Row);
