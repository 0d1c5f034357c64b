import { z } from 'zod';

/** Version of the control protocol; a server and a command of different versions do not talk. */
export const CONTROL_VERSION = 1;

/** Most bytes of a request. */
export const MAX_REQUEST_BYTES = 65_536;

const text = z.string().max(16_384);

/** Request of a command to the running server. */
export const controlRequestSchema = z.strictObject({
  v: z.literal(CONTROL_VERSION),
  /** Arguments typed behind `chartdock`. */
  args: z.array(text).min(1).max(64),
  /** Absolute folder in which it was typed. */
  cwd: text,
});

/** Request of a command to the running server. */
export type ControlRequest = z.output<typeof controlRequestSchema>;

/** One line of the response: something to print, or at the end the exit code. */
export const controlLineSchema = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ exit: z.int() }),
]);

/** One line of the response. */
export type ControlLine = z.output<typeof controlLineSchema>;

/** Response to a refused request. */
export const controlRefusalSchema = z.object({ error: z.string() });
