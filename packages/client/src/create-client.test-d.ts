import type { CallData, Envelope, FileRecord } from '@chartdock/contract';
import { expectTypeOf } from 'vitest';
import type { Client } from './client.types.ts';

/** Never runs: the compiler reads it. */
export const checkTypes = async (client: Client): Promise<void> => {
  const page = await client.lists.loadFiles({ folderId: 'root' });
  expectTypeOf(page).toEqualTypeOf<CallData<'lists', 'loadFiles'>>();
  expectTypeOf(page.rows).toEqualTypeOf<FileRecord[]>();

  // An input without required fields may be left out, another may not.
  expectTypeOf(client.user.info).toBeCallableWith();
  expectTypeOf(client.user.info).toBeCallableWith({}, { quiet: true });
  expectTypeOf<Parameters<Client['folders']['create']>[0]>().not.toEqualTypeOf<undefined>();

  // Without the check, only the envelope is known.
  expectTypeOf(await client.folders.create({ title: 'a' }, { noCheck: true })).toEqualTypeOf<Envelope>();
  expectTypeOf(await client.folders.create({ title: 'a' }, { noCheck: false })).not.toEqualTypeOf<Envelope>();

  client.on('effect', ({ effect }) =>
    expectTypeOf(effect).toEqualTypeOf<'toast' | 'signOut' | 'errorPage' | 'upgrade'>(),
  );
  client.on('signOut', ({ envelopeCode }) => expectTypeOf(envelopeCode).toEqualTypeOf<string | undefined>());
};
