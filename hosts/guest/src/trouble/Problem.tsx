import type { Locale, Theme } from '@chartdock/embed/guest';

import type { JSX } from 'react';
import { isDark } from '../surface/paint.ts';

/** Properties of {@link Problem}. */
export interface ProblemProps {
  /** Title and close button of the surface, where it has them. */
  readonly head?: JSX.Element;
  readonly text: string;
  readonly locale: Locale;
  readonly theme?: Theme;
  readonly retry?: { readonly label: string; readonly run: () => void };
}

/** Says why nothing is shown, and offers another try where one may help. */
export const Problem = ({ head, text, locale, theme = 'auto', retry }: ProblemProps): JSX.Element => (
  <div
    className="cd-root cd-root--fill"
    lang={locale === 'zh' ? 'zh-CN' : 'en'}
    data-cd-theme={isDark(theme) ? 'dark' : 'light'}
  >
    <div className="guest">
      {head}
      <div className="guest__problem" role="alert">
        <p>{text}</p>
        {retry !== undefined && (
          <button type="button" className="cd-button cd-button--secondary" onClick={retry.run}>
            <span className="cd-button__text">{retry.label}</span>
          </button>
        )}
      </div>
    </div>
  </div>
);
