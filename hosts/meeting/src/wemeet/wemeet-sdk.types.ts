/** Signature that our server returns from `wemeet.getSignUrl`; the app checks it. */
export interface WemeetSignature {
  readonly corpId: string;
  readonly sdkId: string;
  /** Seconds since the epoch, as text. */
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly signature: string;
}

/** Where the app says it shows the page. */
export interface WemeetRunningContext {
  /** E.g. `inMeeting`, `preMeetingDetail`, `inWaitingRoom`, `inCollaboration`, `historyMeetingDetail`. */
  readonly scene?: string;
  readonly msMeetingId?: string;
}

/** Offer to the people of the meeting. */
export interface WemeetShare {
  readonly shareEnable: boolean;
  readonly title: string;
  readonly desc: string;
  readonly pcUrl: string;
  readonly mobileUrl: string;
}

/** A page for the person's own browser, with the responses that the app gives later. */
export interface WemeetExternalPage {
  readonly url: string;
  readonly success: () => void;
  readonly fail: (problem: unknown) => void;
}

type Answer<Value = unknown> = Promise<Value> | Value;

/**
 * The part of Tencent Meeting's script that we call. There is no package of it; the names are those of its documents, except
 * that of closing, which they name in prose only. A method that a version lacks is `not_available`.
 */
export interface WemeetSdk {
  readonly permission: { readonly agentConfig: (signature: WemeetSignature) => Answer };
  readonly app: {
    readonly getRunningContext?: () => Answer<WemeetRunningContext>;
    readonly setShareOpenAppConfig?: (share: WemeetShare) => Answer;
    readonly shareOpenApp?: () => Answer;
  };
  readonly ui: {
    readonly closeWebView?: () => Answer;
    readonly closeWebview?: () => Answer;
    readonly openExternalPage?: (page: WemeetExternalPage) => Answer;
  };
}
