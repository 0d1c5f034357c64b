import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

type Wait = typeof vi.waitFor;

const patient = Symbol.for('chartdock.patient');

/** Lets a wait that names no time take as long as the patience of this run. */
const withPatience = (wait: Wait): Wait => {
  const longer: Wait = (check, options = {}) =>
    wait(check, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  return Object.assign(longer, { [patient]: true });
};

// The files of a worker share these functions.
if (!(patient in vi.waitFor)) {
  vi.waitFor = withPatience(vi.waitFor);
  vi.waitUntil = withPatience(vi.waitUntil as Wait) as typeof vi.waitUntil;
}
