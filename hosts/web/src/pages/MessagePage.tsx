import type { JSX, ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';

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
  <div className={alone ? 'web-page web-page--alone' : 'web-page'}>
    {alone && (
      <div className="web-page__brand">
        <Logo />
      </div>
    )}
    <div className="web-message">
      {art}
      <h1 className="web-message__heading">{heading}</h1>
      <p className="web-message__text">{text}</p>
      {actions !== undefined && <div className="web-message__actions">{actions}</div>}
    </div>
  </div>
);
