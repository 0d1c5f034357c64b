import { attackHandshake, endHandshakeAttack } from './attack-handshake.ts';
import { createPortAttack, floodPort } from './attack-port.ts';
import { attackWelcome } from './attack-welcome.ts';
import type { RandomNumbers } from './hostile-values.ts';
import type { HostileReport } from './report.types.ts';
import { createTally } from './tally.ts';

/** How much is sent. */
export interface HostileRun {
  readonly count: number;
  readonly random: RandomNumbers;
  readonly onProgress?: (sent: number) => void;
}

/**
 * Sends messages of a seed to both ends of the bridge – valid, mutated, forged, replayed – and compares what they set off
 * with what an oracle, written from the protocol and not from the guards, says they should.
 */
export const runHostileMessages = async ({
  count,
  random,
  onProgress,
}: HostileRun): Promise<HostileReport> => {
  const tally = createTally();
  const onRejection = (reason: unknown): void => tally.fault('uncaught', String(reason), undefined);
  process.on('unhandledRejection', onRejection);
  const attackPort = createPortAttack(random, tally);
  for (let sent = 0; sent < count; sent += 1) {
    tally.count('messages');
    const target = random.next();
    if (target < 0.5) await attackPort();
    else if (target < 0.85) attackHandshake(random, tally);
    else attackWelcome(random, tally);
    if (sent % 5000 === 0) {
      // Rejections that nobody handled are told between two turns.
      await new Promise((resolve) => setTimeout(resolve));
      onProgress?.(sent);
    }
  }
  const { served, refused } = await floodPort(random);
  if (served !== 100 || refused !== 400)
    tally.fault('misanswered', `a flood of 500 had ${served} served and ${refused} refused`, undefined);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  endHandshakeAttack();
  return tally.report();
};
