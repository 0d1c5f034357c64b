import '@chartdock/react/styles.css';
import '@chartdock/react/files.css';
import '@chartdock/react/account.css';
import { ChartdockProvider } from '@chartdock/react';
import { SignInForm } from '@chartdock/react/account';
import { FileArea } from '@chartdock/react/files';
import { createElement } from 'react';

/** Makes one of two screens, as a page would render it. */
export const screen = (isArea) =>
  createElement(
    ChartdockProvider,
    { locale: 'en', theme: 'auto' },
    createElement(isArea ? FileArea : SignInForm),
  );
