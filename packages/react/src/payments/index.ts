export { CouponScreen } from './CouponScreen.tsx';
export type { CouponScreenProps } from './CouponScreen.tsx';
export { PaymentScreen } from './PaymentScreen.tsx';
export type { PaymentScreenProps } from './PaymentScreen.tsx';
export { shopTexts } from './texts/pages/shop-texts.ts';
export type { ShopTextKey } from './texts/pages/shop-texts.ts';
