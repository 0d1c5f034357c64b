import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MiniProgramApi } from '../api.types.ts';
import { runScript } from './run-script.ts';

/** Reads the text of WeChat's own script. */
export const readWechatScript = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('weixin-js-sdk'), 'utf8');

/** Runs WeChat's own script over a window, which it reads while it loads: user agent, document and bridge. */
export const runWechatScript = (window: Window): MiniProgramApi => {
  const bridge = new Proxy(
    {},
    {
      get: (_, name): unknown =>
        Reflect.get((window as unknown as { WeixinJSBridge: object }).WeixinJSBridge, name),
    },
  );
  const script = runScript(readWechatScript(), {
    window,
    navigator: window.navigator,
    document: window.document,
    location: window.location,
    WeixinJSBridge: bridge,
    console,
  });
  return (script as { readonly miniProgram: MiniProgramApi }).miniProgram;
};
