import type { GuestSession, TelemetryReport } from '@chartdock/embed/guest';

/** Reports events to a partner that asked for them; to others nothing. */
export type TellTelemetry = (name: TelemetryReport['name'], details?: Omit<TelemetryReport, 'name'>) => void;

/** Creates the reporter of a session. */
export const createTelemetry =
  (session: Pick<GuestSession, 'config' | 'emit'>): TellTelemetry =>
  (name, details = {}) => {
    if (session.config.telemetry === true) session.emit('telemetry', { name, ...details });
  };
