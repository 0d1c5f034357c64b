import { expect, it } from 'vitest';
import { priceText, splitPrice } from '../prices/price-text.ts';
import { paymentLink } from './payment-config.ts';

it('[PAY-12] writes a link of uuid, source and memberFree', () => {
  const link = paymentLink('https://charts.example', 'uuid-1', { sourcePage: 'a&b', memberFree: true });
  expect(link).toBe('https://charts.example/payment?uuid=uuid-1&source=a%26b&memberFree=1');
  expect(paymentLink('', 'u', {})).toBe('/payment?uuid=u&source=&memberFree=0');
});

it.each([
  [12, '¥12'],
  [12.5, '¥12.50'],
  [0.01, '¥0.01'],
  [9.9, '¥9.90'],
  [19.99, '¥19.99'],
  [1_234.05, '¥1234.05'],
])('[PAY-13] writes %d yuan as %s', (yuan, text) => {
  expect(priceText(yuan)).toBe(text);
});

it.each([
  ['12.50', '12', '.50'],
  ['12.00', '12', '.00'],
  ['0.01', '0', '.01'],
])('[PAY-14] splits %s at its point', (price, whole, decimals) => {
  expect(splitPrice(price)).toEqual({ whole, decimals });
});

it.each(['12', '12.'])('[PAY-15] hides the decimals of %s, which has none', (price) => {
  expect(splitPrice(price)).toEqual({ whole: '12', decimals: '' });
});
