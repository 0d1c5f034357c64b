import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { describe } from 'vitest';
import { chainsSuite } from './chains.suite.ts';
import { inAppSuite } from './in-app/in-app.suite.ts';
import { inPageSuite } from './in-app/in-page.suite.ts';
import { couponGiftsSuite } from './coupons/coupon-gifts.suite.ts';
import { lateSuite } from './late/late.suite.ts';
import { orderKeysSuite } from './order-keys.suite.ts';
import { partnerPaymentsSuite } from './partner-payments.suite.ts';
import { paymentsSuite } from './payments.suite.ts';

describeOnBothDatabases('payments', (under) => {
  describe('orders', () => paymentsSuite(under));
  describe('on pages of partners', () => partnerPaymentsSuite(under));
  describe('keys of orders', () => orderKeysSuite(under));
  describe('late payments', () => lateSuite(under));
  describe('chains of orders', () => chainsSuite(under));
  describe('inside of an app', () => inAppSuite(under));
  describe('in a page of an app', () => inPageSuite(under));
  describe('gifts', () => couponGiftsSuite(under));
});
