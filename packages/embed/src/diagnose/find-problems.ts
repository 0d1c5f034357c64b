import type { Finding } from '../api/answers.types.ts';
import { askServer } from '../calls/ask-server.ts';
import { agreeOnVersion } from '../handshake/versions.ts';
import { VERSIONS } from '../protocol.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { isPlainObject } from '../wire/guards.ts';

/** Difference between the two clocks that tokens bear, in milliseconds. */
const CLOCK_MS = 60_000;

/** How long a frame may take to load, and how much later the browser may still tell that a policy blocked it, in milliseconds. */
const [PROBE_MS, TOLD_MS] = [3_000, 100];

/** Collects the loads that the page's content policy blocks while a probe runs. */
const watchPolicy = (): (() => readonly string[]) => {
  const blocked: string[] = [];
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void =>
    void blocked.push(effectiveDirective);
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    return blocked;
  };
};

/** Loads the guest page into a hidden frame for a moment: only the content policy is looked at. */
const probeFrame = async ({ page, clock }: SurfaceContext): Promise<void> => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = page.href;
  await new Promise<void>((resolve) => {
    const stop = clock.after(PROBE_MS, resolve);
    frame.onload = () => {
      stop();
      clock.after(TOLD_MS, resolve);
    };
    document.body.append(frame);
  });
  frame.remove();
};

const judgeServer = (data: unknown, now: number): Finding[] => {
  if (!isPlainObject(data))
    return [{ check: 'version', state: 'fail', text: 'The server does not know this call: upgrade it.' }];
  const { min, max, registered, time } = data;
  const agreed = agreeOnVersion(VERSIONS, { min: Number(min), max: Number(max) });
  const skew = Math.abs(Number(time) - now);
  return [
    typeof agreed === 'number'
      ? { check: 'version', state: 'ok', text: `Both ends speak version ${agreed}.` }
      : {
          check: 'version',
          state: 'fail',
          text:
            agreed === 'version_host'
              ? 'This script is too old for the server: load the current one.'
              : 'The server is too old for this script: upgrade the server.',
        },
    registered === true
      ? { check: 'origin', state: 'ok', text: `${origin} is registered.` }
      : {
          check: 'origin',
          state: 'fail',
          text: `${origin} is not registered for this client id: ask the operator of the server to add it.`,
        },
    skew > CLOCK_MS
      ? {
          check: 'clock',
          state: 'warn',
          text: `This machine's clock is ${Math.round(skew / 1000)} seconds off: tokens may seem expired.`,
        }
      : { check: 'clock', state: 'ok', text: 'The clocks agree.' },
  ];
};

const judgePolicy = (blocked: readonly string[]): Finding => {
  const [first] = blocked;
  return first === undefined
    ? { check: 'csp', state: 'ok', text: 'No content policy blocks the frame or the calls.' }
    : {
        check: 'csp',
        state: 'fail',
        text: `The content policy of this page blocks it: add the server to ${[...new Set(blocked)].join(' and ')}.`,
      };
};

const judgeOpenerPolicy = async (): Promise<Finding> => {
  let policy: string | null = null;
  try {
    policy = (await fetch(location.href, { method: 'HEAD' })).headers.get('Cross-Origin-Opener-Policy');
  } catch {
    // A page that cannot be asked again, e.g. from a file, has no such header.
  }
  return policy === null || /^(unsafe-none|same-origin-allow-popups)/.test(policy)
    ? { check: 'coop', state: 'ok', text: 'The opener policy of this page allows popups.' }
    : {
        check: 'coop',
        state: 'warn',
        text: `Cross-Origin-Opener-Policy: ${policy} cuts popups off: send same-origin-allow-popups, or use another presentation.`,
      };
};

const judgeStorage = (): Finding => {
  try {
    localStorage.setItem('chartdock:probe', '1');
    localStorage.removeItem('chartdock:probe');
    return { check: 'storage', state: 'ok', text: 'Storage works.' };
  } catch {
    return {
      check: 'storage',
      state: 'warn',
      text: 'Storage is blocked: preferences last as long as the page. Give createChartdock a storage to keep them.',
    };
  }
};

const judgePopup = (): Finding => {
  const isActive = (navigator as Partial<Navigator>).userActivation?.isActive;
  return isActive === false
    ? {
        check: 'popup',
        state: 'warn',
        text: 'A popup would be blocked now: open it in a click, or give the option popup a window opened in one.',
      }
    : { check: 'popup', state: 'ok', text: 'A popup may be opened now.' };
};

const judgeSandbox = (): Finding =>
  origin === 'null'
    ? {
        check: 'sandbox',
        state: 'fail',
        text: 'This page has no origin: it is sandboxed without allow-same-origin, or opened from a file.',
      }
    : { check: 'sandbox', state: 'ok', text: 'This page has an origin.' };

/** Asks for a token as a surface does. */
const judgeToken = async ({ tokens }: SurfaceContext): Promise<Finding> => {
  try {
    return (await tokens.get('initial', [])) === null
      ? { check: 'token', state: 'warn', text: 'getToken gives null: nobody is signed in on this page.' }
      : { check: 'token', state: 'ok', text: 'getToken gives a token.' };
  } catch {
    return {
      check: 'token',
      state: 'fail',
      text: 'getToken gives no token: the console says what came in its place.',
    };
  }
};

/** Looks for obstacles to surfaces on this page. Never rejects. */
export const findProblems = async (context: SurfaceContext): Promise<readonly Finding[]> => {
  // Judged first: the gesture is over once anything was awaited.
  const popup = judgePopup();
  const blocked = watchPolicy();
  const [server, token] = await Promise.all([
    askServer(context, 'status').then(
      ({ data }): Finding[] => [
        { check: 'network', state: 'ok', text: `${context.page.origin} answers.` },
        ...judgeServer(data, context.clock.now()),
      ],
      (): Finding[] => [
        {
          check: 'network',
          state: 'fail',
          text: `${context.page.origin} does not answer: check baseUrl, the network and connect-src.`,
        },
      ],
    ),
    judgeToken(context),
    probeFrame(context),
  ]);
  return [
    ...server,
    token,
    judgePolicy(blocked()),
    await judgeOpenerPolicy(),
    popup,
    judgeStorage(),
    judgeSandbox(),
  ];
};
