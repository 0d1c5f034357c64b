import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { Fragment, memo } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import type { ShownTime } from './file-view.types.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { RowMarks } from '../rows/row-template.ts';
import type { RowFacts } from '../rows/row-painter.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import { CheckMark, LockMark, MoreMark, StarMark } from './item-marks.tsx';
import { kindText } from '../items/kind-text.ts';
import { ownerText, pathText } from './item-texts.ts';
import { metaText } from './meta-text.ts';

/** Properties of {@link FileCard}. */
export interface FileCardProps extends RowFacts {
  /** Column of the card, 1-based. */
  readonly column: number;
  readonly now: number;
  /** Whether it is drawn as a low card without a picture, as folders above files are. Default false. */
  readonly low?: boolean;
  /** Whether the card is too narrow for a whole line below its title. */
  readonly terse: boolean;
  readonly shownTime: ShownTime;
  readonly userId: string | undefined;
  readonly t: TranslateText;
  readonly marks: RowMarks;
}

const classesOf = (facts: RowFacts & Pick<FileCardProps, 'low'>): string => {
  const { item, low = false, picked, marked, returned = false, cut = false, disabled } = facts;
  return joinClasses(
    'cd-card',
    low && 'cd-card--low',
    item === undefined && 'cd-card--waiting',
    picked && 'cd-card--picked',
    marked && 'cd-card--marked',
    returned && 'cd-card--returned',
    cut && 'cd-card--cut',
    disabled && 'cd-card--disabled',
  );
};

/** Draws one card of the icon view; presses and keys are handled by the grid. */
export const FileCard = memo((props: FileCardProps): JSX.Element => {
  const { item, index, column, picked, active, disabled, reason } = props;
  // One element for the waiting and the loaded card, so that the focus survives the loading.
  return (
    <div
      role="gridcell"
      className={classesOf(props)}
      aria-colindex={column}
      aria-selected={picked}
      aria-disabled={disabled || undefined}
      aria-busy={item === undefined || undefined}
      aria-description={reason}
      data-cd-tip={reason}
      // Holds all that is readable on the card and none of its buttons.
      aria-label={item && labelOf({ ...props, item })}
      data-cd-index={index}
      data-cd-folder={item?.type === 'folder' ? item.id : undefined}
      tabIndex={active ? 0 : -1}
    >
      {item === undefined ? <SkeletonCard /> : <CardContent {...props} item={item} />}
    </div>
  );
});

type LoadedCardProps = FileCardProps & { readonly item: FileItem };

const CardContent = (props: LoadedCardProps): JSX.Element =>
  props.low === true ? (
    <LowContent {...props} />
  ) : (
    <>
      <FileThumbnail item={props.item} />
      <CardText {...props} />
      <CardMarks {...props} />
    </>
  );

const LowContent = (props: LoadedCardProps): JSX.Element => {
  const { item, t, marks } = props;
  return (
    <>
      <KindIcon kind={iconKindOf(item.category)} />
      <span className="cd-card__name" data-cd-part="open" title={item.title}>
        {item.title}
      </span>
      {item.lock !== 'none' && <LockMark item={item} t={t} />}
      <CardMarks {...props} />
      {marks.menu && <MoreMark item={item} t={t} />}
    </>
  );
};

/** Writes the line below the title: of which kind and when, or how much, and whose file it is when it is someone else's. */
const wordsOf = ({ item, userId, t, now, shownTime, terse }: LoadedCardProps): string => {
  const owner = ownerText(item, userId, t);
  const foreign = item.owner !== undefined && item.owner.userId !== userId && owner !== '';
  // Beside its kind the time needs no word; in trash the word names the event then, and leaves no room for the kind.
  const namesKind = !terse && !foreign && item.type === 'chart' && shownTime !== 'deleted';
  const meta = metaText(item, { t, now, shownTime, terse: terse || namesKind });
  if (foreign) return `${owner} · ${meta}`;
  return namesKind ? `${kindText(item, t)} · ${meta}` : meta;
};

/** Names a card for who hears it: all that can be read on it, in the same order, and its kind, which is a picture there. */
const labelOf = (props: LoadedCardProps): string => {
  const { item, t, marks } = props;
  const words = wordsOf(props);
  const kind = kindText(item, t);
  const path = marks.path
    ? [`${item.match === undefined ? '' : `${item.match.text} · `}${pathText(item, t)}`]
    : [];
  const read = [item.title, ...path, words].join(' ');
  return words.includes(kind) ? read : `${read}, ${kind}`;
};

const CardText = (props: LoadedCardProps): JSX.Element => {
  const { item, t, marks } = props;
  return (
    <span className="cd-card__text">
      <span className="cd-card__title" data-cd-part="open" title={item.title}>
        {item.title}
      </span>{' '}
      {marks.path && <CardPath item={item} t={t} />}{' '}
      <span className="cd-card__meta">
        <KindIcon kind={iconKindOf(item.category)} />
        <span className="cd-card__words">{wordsOf(props)}</span>
        {item.lock !== 'none' && <LockMark item={item} t={t} />}
        {marks.menu && <MoreMark item={item} t={t} />}
      </span>
    </span>
  );
};

/** Draws the words that a search found in a file, and where the file lies. */
const CardPath = ({ item, t }: Pick<LoadedCardProps, 'item' | 't'>): JSX.Element => {
  const path = pathText(item, t);
  const { match } = item;
  return (
    <span className="cd-card__path" title={path}>
      {match?.ranges.map(({ from, to }, at) => (
        <Fragment key={from}>
          {match.text.slice(match.ranges[at - 1]?.to ?? 0, from)}
          <mark>{match.text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {match !== undefined && `${match.text.slice(match.ranges.at(-1)?.to ?? 0)} · `}
      {path}
    </span>
  );
};

const CardMarks = ({ item, t, picked, marks }: LoadedCardProps): JSX.Element => (
  <>
    {marks.check && <CheckMark item={item} t={t} picked={picked} />}
    {marks.star && <StarMark item={item} t={t} />}
  </>
);

/** Draws the inside of a card that is still loading, in the size of a real one. */
export const SkeletonCard = (): JSX.Element => (
  <>
    <span className="cd-thumb">
      <Skeleton shape="block" />
    </span>
    <span className="cd-card__text">
      <span className="cd-card__title">
        <Skeleton width={78} />
      </span>
      <span className="cd-card__meta">
        <Skeleton width={44} />
      </span>
    </span>
  </>
);
