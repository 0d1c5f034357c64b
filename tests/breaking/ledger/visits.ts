import { breaksOf } from '../break-line.ts';

const presence = (name: string): string => `packages/workspace/src/presence/${name}.ts`;

const web = [
  ...breaksOf('hosts/web/src/navigation/first-visit.ts', [
    ['GUARD-10', 'usedFiles === 0 &&', 'usedFiles <= 1 &&'],
    ['GUARD-11', 'const narrowest = 800;', 'const narrowest = 801;'],
    ['GUARD-11', 'const narrowest = 800;', 'const narrowest = 799;'],
    ['GUARD-12', ' && !hasSeenList', ''],
    ['GUARD-13', "from === '/' && to", 'to'],
  ]),
  ...breaksOf('hosts/web/src/navigation/not-found.ts', [
    ['GUARD-14', "'/error/404'", "'/404'"],
    ['GUARD-14', "place.port === ''", "place.port === '80'"],
  ]),
  ...breaksOf('packages/files/src/opening/preview-detour.ts', [
    ['GUARD-23', "['history', 'diagrams']", "['diagrams']"],
    ['GUARD-24', "['history', 'diagrams']", "['history']"],
    ['GUARD-25', ' || isUnlimited(privilege)', ''],
    ['GUARD-25', ' || hasEditRights', ''],
    ['GUARD-25', 'businessProgram && pages', 'pages'],
  ]),
];

const presenceRules = [
  ...breaksOf(presence('heartbeat'), [
    ['GUIDE-07', 'HEARTBEAT_MS = 15_000', 'HEARTBEAT_MS = 16_000'],
    ['GUIDE-08', 'HEARTBEAT_STOP_MS = 225_000', 'HEARTBEAT_STOP_MS = 226_000'],
    ['GUIDE-09', '      refreshed = clock.now();\n', '      refreshed ||= clock.now();\n'],
  ]),
  ...breaksOf(presence('promotion'), [
    ['GUIDE-10', "firstDay: '2023-12-01'", "firstDay: '2023-11-30'"],
    ['GUIDE-10', "lastDay: '2023-12-31'", "lastDay: '2024-01-01'"],
    ['GUIDE-11', '(?:upgrade|mindmap|', '(?:mindmap|'],
    ['GUIDE-12', '(?:upgrade|mindmap|', '(?:upgrade|'],
    ['GUIDE-13', '|outline|diagraming)', '|diagraming)'],
    ['GUIDE-14', '|outline|diagraming)', '|outline)'],
  ]),
  ...breaksOf(presence('tour'), [['GUIDE-05', 'if (isMobile || storage', 'if (storage']]),
  ...breaksOf('packages/react/src/foundation/images/lazy-images.ts', [
    ['CONST-08', 'const PRELOAD = 1.3;', 'const PRELOAD = 1.5;'],
    ['CONST-09', 'const THROTTLE_MS = 200;', 'const THROTTLE_MS = 250;'],
  ]),
  ...breaksOf('packages/react/src/files/list/FileThumbnail.tsx', [
    ['IMG-01', "if (state === 'first') {", "if (state === 'shown') {"],
    ['IMG-02', "} else setState('broken');", '}'],
    ['IMG-03', "} else setState('broken');", '}'],
  ]),
];

const tiers = breaksOf('packages/account/src/tier/tier.ts', [
  ['PROD-19', "member ? 'member' : 'free'", "'member'"],
  ['PROD-19', ': privilege.fileCount,', ': UNLIMITED_FILES,'],
  ['PROD-20', "member ? 'member' : 'free'", "'free'"],
  ['PROD-21', "if (orgMember) return 'organisation';", ''],
]);

const second = breaksOf('packages/contract/src/rules/time.ts', [
  ['TIME-11', 'Math.max(1, Math.floor(age / step.unit))', 'Math.floor(age / step.unit)'],
  ['TIME-12', "key: 'time.hours' },\n  { below: 30 * DAY", "key: 'time.days' },\n  { below: 30 * DAY"],
  ['TIME-13', '{ below: 30 * DAY, unit: DAY', '{ below: 31 * DAY, unit: DAY'],
  ['TIME-14', '{ below: 360 * DAY, unit: 30 * DAY', '{ below: 372 * DAY, unit: 31 * DAY'],
  ['TIME-14', '{ below: 360 * DAY', '{ below: 372 * DAY'],
  ['TIME-15', 'formatDate(at)', 'formatTimestamp(at)'],
  ['TIME-16', 'formatAge(at, now, t) : formatTimestamp(at)', 'formatAge(at, now, t) : formatDate(at)'],
]);

/** Breaks how visits begin and go on: guards, presence, pictures, tiers and times. */
export const visits = [...web, ...presenceRules, ...tiers, ...second];
