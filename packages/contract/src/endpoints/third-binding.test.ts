import { expect, it } from 'vitest';
import { endpoints } from '../schema.ts';

const payload = {
  mluuuid: 'r1',
  idFlag: 'phone',
  idVal: '13900001111',
  partner: 'notes',
  poInfo: '123456',
  thirdInfo: 'from a note',
};

it('[ENT-42] carries six values, mluuuid in the query', () => {
  const { input, inQuery } = endpoints.account.bindThirdPhone;
  expect(input.parse(payload)).toEqual(payload);
  expect(inQuery).toEqual(['mluuuid']);
  for (const needed of ['mluuuid', 'idFlag', 'idVal', 'partner', 'poInfo'])
    expect([needed, input.safeParse({ ...payload, [needed]: undefined }).success]).toEqual([needed, false]);
  expect(input.safeParse({ ...payload, thirdInfo: undefined }).success).toBe(true);
  expect(input.safeParse({ ...payload, idFlag: 'email' }).success).toBe(false);
});
