import { expect, it } from 'vitest';
import { createAccount } from '../accounts/index.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createAppServices } from '../open-app.ts';
import { authenticate, createSession } from './sessions.ts';

const HOUR_MS = 3_600_000;

describeOnBothDatabases('the clock of sessions', (under) => {
  it('revives no session after a step back', async () => {
    const database = await under.open();
    const machine = { wall: Date.UTC(2026, 10, 23), elapsed: 0 };
    const clocks = { wall: () => machine.wall, elapsed: () => machine.elapsed };
    const start = () => createAppServices({ database, config: readConfig({}), machine: clocks });
    const first = await start();
    const names = { userName: 'ann', fullName: 'Ann', passwordHash: null };
    const userId = await createAccount(first, database.db, names);
    const use = { userId, deviceId: first.createId(), use: 'header', lifeMs: HOUR_MS } as const;
    const { token } = await createSession(first, database.db, use);
    expect((await authenticate(first, token)).userId).toBe(userId);
    machine.wall += 2 * HOUR_MS;
    machine.elapsed += 2 * HOUR_MS;
    await expect(authenticate(first, token)).rejects.toMatchObject({ code: '408' });
    await first.keepTime();
    // The next process counts from its own start.
    machine.wall -= 48 * HOUR_MS;
    machine.elapsed = 0;
    const second = await start();
    await expect(authenticate(second, token)).rejects.toMatchObject({ code: '408' });
    // The time kept by a right clock is not lowered by a wrong one.
    await second.keepTime();
    const third = await start();
    expect(third.now()).toBe(second.now());
  });
});
