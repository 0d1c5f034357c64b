import { SETTINGS_SECTIONS, SettingsScreen } from '@chartdock/react/account';
import type { SettingsSection } from '@chartdock/react/account';
import type { JSX } from 'react';
import { useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Names what tells that the address changed: wouter's own steps are events of the window too. */
const STEPS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const step of STEPS) window.addEventListener(step, listener);
  return () => {
    for (const step of STEPS) window.removeEventListener(step, listener);
  };
};

const sectionOf = (hash: string): SettingsSection =>
  SETTINGS_SECTIONS.find((section) => hash === `#${section}`) ?? 'profile';

/** Shows the account centre (ROUTE-20), each section at an address of its own. */
export const SettingPage = (): JSX.Element => {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return (
    <SettingsScreen
      section={sectionOf(hash)}
      onSection={(section) => navigate(`/setting#${section}`, { replace: true })}
    />
  );
};
