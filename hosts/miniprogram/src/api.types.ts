/** How a call of the bridge answers; neither function runs outside of a mini-program. */
export interface BridgeCallbacks {
  readonly success?: (answer: unknown) => void;
  readonly fail?: (answer: unknown) => void;
}

/** The part of a mini-program's bridge that we use, as WeChat, QQ, Kuaishou, JD, Xiaohongshu and Douyin have it. */
export interface MiniProgramApi {
  navigateTo(options: { readonly url: string } & BridgeCallbacks): void;
  redirectTo(options: { readonly url: string } & BridgeCallbacks): void;
  navigateBack(options: { readonly delta?: number } & BridgeCallbacks): void;
  postMessage(options: { readonly data: unknown } & BridgeCallbacks): void;
  getEnv(tell: (environment: { readonly miniprogram: boolean }) => void): void;
}

/** The bridge, or a function that loads it when it is needed. */
export type MiniProgramSdk = MiniProgramApi | (() => Promise<MiniProgramApi>);
