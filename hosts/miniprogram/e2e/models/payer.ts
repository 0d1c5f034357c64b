import type { FakeWechat } from '../../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';

/** Request that a page of the mini-program has the client send to a server. */
interface Asked {
  readonly url: string;
  readonly method: string;
  readonly header: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly success: (answer: object) => void;
  readonly fail: (reason: object) => void;
}

/** Payment that the client is handed, and its way to report the result. */
interface Wanted {
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: 'RSA';
  readonly paySign: string;
  readonly success: (answer: object) => void;
  readonly fail: (reason: object) => void;
}

/** Act of a person in WeChat's own window for paying. `dies` is an app that is killed while the window is open, before or after they have paid. */
export type PayerAct = 'pays' | 'cancels' | 'fails' | 'dies' | 'pays and dies' | 'pays unheard and dies';

/** A person in WeChat: the client's work for them, with WeChat Pay behind it. */
export interface Payer {
  /** Goes in the place of the client's own calls: signing in, sending, and paying. */
  readonly wx: Readonly<Record<string, unknown>>;
  /** Lists their coming acts, in order; someone who has nothing to do cancels. */
  readonly will: (...acts: readonly PayerAct[]) => void;
  /** Says how often a window for paying has opened. */
  readonly windows: () => number;
}

/** Options of a payer. */
export interface PayerOptions {
  readonly wechat: FakeWechat;
  readonly openid: string;
  /** Address of the server that WeChat Pay sends its notices to. */
  readonly server: string;
  /** Kills the mini-program. */
  readonly die: () => void;
}

/** Creates a person who is signed in to WeChat. They pay the order that our server had prepared and signed; WeChat Pay refuses anything else. */
export const createPayer = ({ wechat, openid, server, die }: PayerOptions): Payer => {
  let acts: PayerAct[] = [];
  let opened = 0;
  const { miniprogramAppId: appId } = wechat.account;
  /** Pays, and returns the facts of its coming notice. */
  const confirm = ({ success: _, fail: __, ...handed }: Wanted) => {
    const notice = wechat.payPrepared(handed, { appId, openid });
    if (notice === undefined) throw new Error('WeChat Pay refuses what the app was handed');
    const { headers, body } = notice;
    return () =>
      fetch(`${server}/pay/notice/wechat`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
      });
  };
  const ACTS: Readonly<Record<PayerAct, (wanted: Wanted) => void>> = {
    pays: (wanted) => {
      const tell = confirm(wanted);
      // The client hears of it before the server does.
      wanted.success({ errMsg: 'requestPayment:ok' });
      void tell();
    },
    cancels: ({ fail }) => fail({ errMsg: 'requestPayment:fail cancel' }),
    fails: ({ fail }) => fail({ errMsg: 'requestPayment:fail (detail message)' }),
    dies: die,
    'pays and dies': (wanted) => {
      const tell = confirm(wanted);
      die();
      void tell();
    },
    'pays unheard and dies': (wanted) => {
      confirm(wanted);
      die();
    },
  };
  const wx = {
    login: ({ success }: { readonly success: (answer: object) => void }) =>
      success({ code: wechat.loginCode(openid) }),
    request: ({ url, method, header, data, success, fail }: Asked) => {
      fetch(url, { method, headers: header, body: new URLSearchParams(data) })
        .then(async (response) => success({ statusCode: response.status, data: await response.json() }))
        .catch(fail);
    },
    requestPayment: (wanted: Wanted) => {
      opened += 1;
      ACTS[acts.shift() ?? 'cancels'](wanted);
    },
  };
  return {
    wx,
    will: (...wanted) => {
      acts = [...wanted];
    },
    windows: () => opened,
  };
};
