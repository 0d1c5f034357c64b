import { ChartdockProvider, type Theme } from '@chartdock/react/picker';
import type { Locale } from '@chartdock/embed/guest';
import type { JSX } from 'react';

/** Properties of {@link Problem}. */
export interface ProblemProps {
  readonly text: string;
  readonly locale: Locale;
  readonly theme?: Theme;
  readonly retry?: { readonly label: string; readonly run: () => void };
}

/** Says why there is no picker, and offers another try where one may help. */
export const Problem = ({ text, locale, theme = 'auto', retry }: ProblemProps): JSX.Element => (
  <ChartdockProvider locale={locale} theme={theme} fill>
    <div className="guest__problem" role="alert">
      <p>{text}</p>
      {retry !== undefined && (
        <button type="button" className="cd-button" onClick={retry.run}>
          {retry.label}
        </button>
      )}
    </div>
  </ChartdockProvider>
);
