import { expect, it } from 'vitest';
import { OUTSIDE_PLACES, parseOutsideAddresses } from './outside-addresses.ts';

/** Addresses without a setting. */
const own = { quickStart: '/quick_start' };

it('[HOST-04] takes the base address of the edit host from settings, without a slash at its end', () => {
  expect(parseOutsideAddresses('{"editHost":"https://edit.example/"}')).toEqual({
    editHost: 'https://edit.example',
    ...own,
  });
  expect(parseOutsideAddresses(undefined)).toEqual(own);
});

it('[HOST-05] takes the addresses of AI page, prototype tool, whiteboard partner and service, water-mark and community', () => {
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

it('leaves out what is no safe address and what it does not know', () => {
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
