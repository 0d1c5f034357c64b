import { expect, it } from 'vitest';
import { createLife } from '../api/life.ts';
import type { Elsewhere } from './begin-elsewhere.ts';
import { beginElsewhere } from './begin-elsewhere.ts';

const begin = async (options: object): Promise<void> =>
  beginElsewhere({ life: createLife(undefined), task: { options } } as unknown as Elsewhere);

it.each([
  ['present', { present: 'modall' }],
  ['returnUrl', { present: 'page' }],
  ['host', { present: 'host' }],
])('rejects with bad_option that names %s for %j', async (name, options) => {
  await expect(begin(options)).rejects.toMatchObject({ code: 'bad_option', message: `bad option ${name}` });
});
