import type { DesktopBridge } from './bridge.types.ts';
import { BRIDGE_NAME } from './electron/channels.ts';
import { createTauriBridge } from './tauri.ts';
import type { TauriInvoke } from './tauri.ts';

const ways = ['openExternal', 'openWindow', 'close', 'copy'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isBridge = (value: unknown): value is DesktopBridge =>
  isRecord(value) && ways.every((way) => typeof value[way] === 'function');

const isInvoke = (value: unknown): value is TauriInvoke => typeof value === 'function';

const invokeOf = (tauri: unknown): unknown =>
  isRecord(tauri) && isRecord(tauri['core']) ? tauri['core']['invoke'] : undefined;

/**
 * Finds the bridge of the desktop app around a page: the object that our preload script shows, or Tauri's own mark with
 * its `invoke`, given or global (`withGlobalTauri`). Undefined in an ordinary browser. Nothing of Node is looked for.
 */
export const findDesktopBridge = (page: object, invoke?: TauriInvoke): DesktopBridge | undefined => {
  const shown: unknown = Reflect.get(page, BRIDGE_NAME);
  if (isBridge(shown)) return shown;
  if (Reflect.get(page, 'isTauri') !== true) return undefined;
  const found = invoke ?? invokeOf(Reflect.get(page, '__TAURI__'));
  return isInvoke(found) ? createTauriBridge({ invoke: found }) : undefined;
};
