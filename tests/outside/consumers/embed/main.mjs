import { createChartdock } from '@chartdock/embed';
import { defineChartdockPicker } from '@chartdock/embed/element';
import { chartdockPicker } from '@chartdock/embed/svelte';

// As a module of a page does it at its top; where there are no elements it does nothing.
defineChartdockPicker();

export const dock = createChartdock({
  clientId: 'notes',
  baseUrl: 'https://charts.example.com',
  getToken: async () => null,
});
export const action = chartdockPicker;
