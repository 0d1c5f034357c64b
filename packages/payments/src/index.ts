export { PAY_CHANNELS, openChannels, parseChannel } from './checkout/channels.ts';
export { createCheckout } from './checkout/checkout.ts';
export { CheckoutError } from './checkout/checkout-error.ts';
export { MOST_POLLS, POLL_MS } from './checkout/checkout.state.ts';
export type {
  Checkout,
  CheckoutOptions,
  CheckoutProblem,
  CheckoutState,
  CheckoutStep,
  PlacedOrder,
} from './checkout/checkout.types.ts';
export { paymentLink, preOrderOf } from './checkout/payment-config.ts';
export type { Delivered, PaymentConfig, PreOrder } from './checkout/payment-config.ts';
export { createCouponBox } from './coupons/coupon-box.ts';
export type {
  CouponBox,
  CouponBoxOptions,
  CouponNotice,
  CouponState,
  Exchanged,
} from './coupons/coupon-box.ts';
export { cleanCode, prefilledCode } from './coupons/coupon-rules.ts';
export type { CheckoutClient, CouponClient } from './payments.types.ts';
export { priceText, splitPrice, yuanOf } from './prices/price-text.ts';
export type { SplitPrice } from './prices/price-text.ts';
