import { ChartdockPicker, useChartdock } from '@chartdock/embed/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Prints what a server renders for the picker of a partner's page: a place, which the browser fills.
const Page = () => {
  const dock = useChartdock({
    clientId: 'notes',
    baseUrl: 'https://charts.example.com',
    getToken: async () => null,
  });
  return createElement(ChartdockPicker, { dock, className: 'picker', onOutcome: () => undefined });
};
console.log(renderToString(createElement('main', null, createElement(Page))));
