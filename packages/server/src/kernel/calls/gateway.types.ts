/** How someone pays. */
export type PayChannel = 'alipay' | 'wechat';

/** An order as a gateway is asked to take money for it. */
export interface GatewayOrder {
  /** Our number of it, 26 to 32 digits and small letters. */
  readonly tradeNo: string;
  readonly amountFen: number;
  /** Subject shown to the payer, at most 127 characters. */
  readonly subject: string;
  readonly channel: PayChannel;
  /** Where the gateway sends its notices. */
  readonly noticeUrl: string;
  /** Last moment at which it may be paid, in epoch milliseconds. */
  readonly closesAt: number;
}

/** Money that a gateway took. */
export interface GatewayPayment {
  /** The gateway's own number of it. */
  readonly transactionId: string;
  readonly tradeNo: string;
  readonly amountFen: number;
}

/** State of an order at its gateway. */
export interface GatewayTrade {
  /** `NOTPAY` also for an order that the gateway has not heard of yet. */
  readonly state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  /** More than one when it was paid twice. */
  readonly payments: readonly GatewayPayment[];
}

/** A request as it came, for a gateway to check. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Reply that a gateway expects once a notice was taken. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Money to be given back. */
export interface GatewayRefund {
  readonly payment: GatewayPayment;
  /** Our number of the refund; the same one is never paid out twice. */
  readonly refundNo: string;
}

/** Money that a gateway gave back. */
export interface GatewayRefunded {
  /** Our number of the refund, or the one that was made up where someone gave money back at the gateway itself. */
  readonly refundNo: string;
  readonly tradeNo: string;
  readonly amountFen: number;
}

/** Movements of a gateway on one day of China's time. */
export interface GatewayBill {
  readonly payments: readonly GatewayPayment[];
  readonly refunds: readonly GatewayRefunded[];
}

/**
 * Arguments that a page inside of an app hands to the app's own function to pay, as `wx.requestPayment` takes them; `appId` is
 * for `WeixinJSBridge` alone.
 */
export interface InAppPayment {
  readonly appId: string;
  /** Seconds since the epoch. */
  readonly timeStamp: string;
  readonly nonceStr: string;
  /** `prepay_id=` and the gateway's number of the prepared payment. */
  readonly package: string;
  readonly signType: 'RSA';
  /** Our signature of the fields before it. */
  readonly paySign: string;
}

/** Takes money inside of an app, from the person who is signed in there, without a code. Every method rejects with a {@link GatewayError}. */
export interface InAppGateway {
  /** Returns who a login code of the app stands for, as the app's own server says; `refused` for a code that is wrong, used or too old. */
  readonly payerOf: (loginCode: string) => Promise<string>;
  /** Returns the arguments for that payer's app; the same order and payer give them again, and another payer is `refused`. */
  readonly prepare: (order: GatewayOrder, payer: string) => Promise<InAppPayment>;
}

/** Takes money in pages that an app itself shows, whose people it names by a page of its own. Every method rejects with a {@link GatewayError}. */
export interface InPageGateway extends InAppGateway {
  /** The application that names its people; another one names the same person otherwise. */
  readonly appId: string;
  /** Returns the app's page that sends a person back to an address of ours, with a code of theirs and with `state`, which is letters and digits, as it was. */
  readonly askAt: (asked: { readonly returnTo: string; readonly state: string }) => string;
}

/** Takes money. Every method rejects with a {@link GatewayError}. */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'alipay' | 'wechat';
  /** Returns the text of a QR code; the same order gives one again. */
  readonly createCode: (order: GatewayOrder) => Promise<string>;
  readonly query: (tradeNo: string) => Promise<GatewayTrade>;
  /** Closes an unpaid order, so that its code takes no money, and returns its final state. */
  readonly close: (tradeNo: string) => Promise<GatewayTrade>;
  /** Gives money back, and resolves once it is; rejects as `pending` while the gateway is still at it. */
  readonly refund: (refund: GatewayRefund) => Promise<void>;
  /**
   * Returns the movements of a day, as `2026-11-23` in China's time; undefined while the gateway is still writing its bill. A
   * bill is no proof of a payment: ask for the trade.
   */
  readonly readBill: (day: string) => Promise<GatewayBill | undefined>;
  /** Checks signature, application and seller of a notice and returns the payment it tells of; undefined when it tells of none. */
  readonly readNotice: (notice: RawNotice) => GatewayPayment | undefined;
  readonly noticeTaken: NoticeReply;
  /** Absent where nothing can be paid inside of an app. */
  readonly inApp?: InAppGateway;
  /** Absent where nothing can be paid in a page that the app itself shows. */
  readonly inPage?: InPageGateway;
}

/** Why a gateway could not be used, or was not believed. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: 'unreachable' | 'refused' | 'pending' | 'not_signed' | 'not_ours' | 'malformed';

  constructor(code: GatewayError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The gateways of a server. */
export interface Gateways {
  readonly all: readonly PaymentGateway[];
  /** Returns the gateway of a channel; undefined when there is none. */
  readonly of: (channel: PayChannel) => PaymentGateway | undefined;
  /** Returns a gateway by its name. */
  readonly named: (name: string) => PaymentGateway | undefined;
  /** Returns where a gateway sends its notices. */
  readonly noticeUrl: (gateway: PaymentGateway) => string;
  /** Returns the address to which an app sends people back who are to pay in a page of it. */
  readonly payerUrl: () => string;
  /** Tells at which address the server listens, for a gateway on this machine. */
  readonly listenAt: (address: string) => void;
  readonly stop: () => Promise<void>;
}
