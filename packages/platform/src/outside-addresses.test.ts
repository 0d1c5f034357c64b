import { expect, it } from 'vitest';
import { OUTSIDE_PLACES, parseOutsideAddresses } from './outside-addresses.ts';

/** Addresses without a setting. */
const own = { quickStart: '/quick_start' };

it('[HOST-04] takes the edit host without final slash', () => {
  expect(parseOutsideAddresses('{"editHost":"https://edit.example/"}')).toEqual({
    editHost: 'https://edit.example',
    ...own,
  });
  expect(parseOutsideAddresses(undefined)).toEqual(own);
});

it('[HOST-05] takes all seven outside addresses', () => {
  const given = Object.fromEntries(OUTSIDE_PLACES.map((place) => [place, `https://${place}.example/page`]));
  expect(parseOutsideAddresses(JSON.stringify(given))).toEqual(given);
  expect([...OUTSIDE_PLACES]).toEqual([
    'editHost',
    'aiPage',
    'aiPrototype',
    'whiteboardPartner',
    'boardHost',
    'watermark',
    'templateCommunity',
    'quickStart',
  ]);
});

it('leaves out unsafe and unknown ones', () => {
  for (const text of ['', 'null', '[]', '"x"', '{"editHost":1}', '{"other":"https://a.example"}'])
    expect(parseOutsideAddresses(text)).toEqual(own);
  expect(parseOutsideAddresses('{"watermark":"javascript:alert(1)","aiPage":"/ai"}')).toEqual({
    aiPage: '/ai',
    ...own,
  });
});

it('has no quick-start guide where its address is empty', () => {
  expect(parseOutsideAddresses('{"quickStart":""}')).toEqual({});
});
