/** Name under which the preload script shows the bridge to the page. */
export const BRIDGE_NAME = 'chartdockDesktop';

/** Channels between the page's process and the main one. */
export const CHANNELS = {
  openExternal: 'chartdock:open-external',
  openWindow: 'chartdock:open-window',
  close: 'chartdock:close',
  copy: 'chartdock:copy',
  download: 'chartdock:download',
} as const;
