import type { JSX, ReactNode } from 'react';
import { Logo } from './Logo.tsx';

/** Properties of {@link MessagePage}. */
export interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
  /** Takes the whole window, for pages outside of the shell. */
  readonly alone?: boolean;
}

/** Draws a page that is one message with a way on. */
export const MessagePage = ({
  heading,
  text,
  art,
  actions,
  alone = false,
}: MessagePageProps): JSX.Element => (
  <div className={alone ? 'cd-page cd-page--alone' : 'cd-page'}>
    {alone && (
      <div className="cd-page__brand">
        <Logo />
      </div>
    )}
    <div className="cd-message">
      {art}
      <h1 className="cd-message__heading">{heading}</h1>
      <p className="cd-message__text">{text}</p>
      {actions !== undefined && <div className="cd-message__actions">{actions}</div>}
    </div>
  </div>
);
