import '@chartdock/react/styles.css';
import './guest.css';
import { connectGuest, isEmbedError, parseClientRecord, type GuestSession } from '@chartdock/embed/guest';
import { createRoot } from 'react-dom/client';
import { Problem } from './Problem.tsx';
import { open as openPickFiles } from './tasks/pick-files.tsx';
import type { OpenTask } from './tasks/task.types.ts';
import { paletteOf } from './usePaint.ts';
import { connectProblem, surfaceWords } from './words.ts';

const place = document.querySelector('#guest');
const root = place === null ? undefined : createRoot(place);

type Config = GuestSession['config'];
type Tasks = {
  readonly [Task in Config['task']]: () => Promise<OpenTask<Extract<Config, { readonly task: Task }>>>;
};

/** How each task is loaded. Most surfaces pick files, so that one is there at once and the others come when they are asked for. */
const tasks: Tasks = {
  'pick-files': () => Promise.resolve(openPickFiles),
  'pick-location': async () => (await import('./tasks/pick-location.tsx')).open,
  'file-area': async () => (await import('./tasks/file-area.tsx')).open,
  'open-file': async () => (await import('./tasks/open-file.tsx')).open,
  dialog: async () => (await import('./tasks/dialog.tsx')).open,
};

const openTask = async (session: GuestSession): Promise<void> => {
  const { first, config } = session;
  const { locale } = first;
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
  document.title = config.title ?? surfaceWords(locale).titles[config.task];
  try {
    // The table pairs each task with its own configuration; the compiler cannot follow an index into both.
    const open = (await tasks[config.task]()) as OpenTask;
    root?.render(await open(session, config));
  } catch (error) {
    const { failed, retry } = surfaceWords(locale);
    const said = typeof error === 'object' && error !== null && 'text' in error ? error.text : undefined;
    root?.render(
      <Problem
        text={typeof said === 'string' ? said : failed}
        locale={locale}
        theme={paletteOf(first)}
        retry={{ label: retry, run: () => void openTask(session) }}
      />,
    );
    // The host stops waiting: what there is to see is here.
    session.emit('ready', null);
    if (config.telemetry === true) session.emit('telemetry', { name: 'problem', code: 'not_opened' });
  }
};

const start = async (): Promise<void> => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);
    await openTask(await connectGuest({ client }));
  } catch (error) {
    const locale = /^en\b/i.test(navigator.language) ? 'en' : 'zh';
    const code = isEmbedError(error) ? error.code : undefined;
    root?.render(<Problem text={await connectProblem(locale, code)} locale={locale} />);
  }
};

void start();
