import type { JSX, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { alertIcon } from '../icons/interface-icons.ts';
import { Button } from './Button.tsx';

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Says what belongs here. */
  readonly title: string;
  /** Says how it gets here. */
  readonly text?: string;
  /** A drawing above the title; `IconTile` or kind icons. */
  readonly art?: ReactNode;
  /** The next step, such as a button. */
  readonly next?: ReactNode;
  /** Makes the title the heading of a page that shows nothing else. Default false. */
  readonly isPage?: boolean;
}

/** Tells what belongs in an empty place and offers the next step. */
export const EmptyState = ({ title, text, art, next, isPage = false }: EmptyStateProps): JSX.Element => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="cd-state">
      {art !== undefined && <div className="cd-state__art">{art}</div>}
      <Title className="cd-state__title">{title}</Title>
      {text !== undefined && <p className="cd-state__text">{text}</p>}
      {next !== undefined && <div className="cd-state__action">{next}</div>}
    </div>
  );
};

/** Properties of {@link ErrorState}. */
export interface ErrorStateProps {
  /** Says what happened. */
  readonly title: string;
  /** Says what is safe and what to do. */
  readonly text?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Shows that the retry is under way. */
  readonly busy?: boolean;
}

/** Tells what went wrong and offers to try again. */
export const ErrorState = ({
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
}: ErrorStateProps): JSX.Element => (
  <div className="cd-state" role="alert">
    <div className="cd-state__art">
      <IconTile icon={alertIcon} tone="danger" />
    </div>
    <p className="cd-state__title">{title}</p>
    {text !== undefined && <p className="cd-state__text">{text}</p>}
    <div className="cd-state__action">
      <Button onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  </div>
);

/** Properties of {@link IconTile}. */
export interface IconTileProps {
  readonly icon: string;
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'danger' | 'accent';
}

/** Draws an interface icon on a soft tile, as the picture of a state. */
export const IconTile = ({ icon, tone = 'neutral' }: IconTileProps): JSX.Element => (
  <span className={`cd-tile cd-tile--${tone}`}>
    <Icon of={icon} size={24} />
  </span>
);
