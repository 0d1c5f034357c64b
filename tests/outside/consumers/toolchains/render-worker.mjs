import { ChartdockProvider } from '@chartdock/react';
import { SignInForm } from '@chartdock/react/account';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parentPort } from 'node:worker_threads';

parentPort.postMessage(
  renderToString(
    createElement(
      ChartdockProvider,
      { locale: 'en', theme: 'auto' },
      createElement(SignInForm, {
        credentials: { account: 'someone@example.test', password: '' },
        onChange: () => undefined,
        onSignIn: async () => undefined,
      }),
    ),
  ),
);
