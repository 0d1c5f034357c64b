import '@chartdock/react/styles.css';
import './guest.css';
import { isApiError } from '@chartdock/client';
import {
  connectGuest,
  EmbedError,
  isEmbedError,
  parseClientRecord,
  type GuestSession,
  type PickConfig,
} from '@chartdock/embed/guest';
import { createTextLookup } from '@chartdock/react/picker';
import { createRoot } from 'react-dom/client';
import { createGuestArea } from './guest-area.ts';
import { GuestPicker } from './GuestPicker.tsx';
import { Problem } from './Problem.tsx';
import { connectProblem } from './words.ts';

const place = document.querySelector('#guest');
const root = place === null ? undefined : createRoot(place);

const openPicker = async (session: GuestSession, config: PickConfig): Promise<void> => {
  const { locale, theme } = session.first;
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
  try {
    const guest = await createGuestArea(session, window);
    root?.render(<GuestPicker session={session} config={config} guest={guest} />);
  } catch (error) {
    const t = createTextLookup(locale);
    root?.render(
      <Problem
        text={(isApiError(error) ? error.text : undefined) ?? t('error.generic')}
        locale={locale}
        theme={theme === 'light' ? 'default' : theme}
        retry={{ label: t('common.retry'), run: () => void openPicker(session, config) }}
      />,
    );
    // The host stops waiting for a picker: what there is to see is here.
    session.emit('ready', null);
  }
};

const start = async (): Promise<void> => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);
    const session = await connectGuest({ client });
    const { config } = session;
    // A task this page does not know yet: the server is older than the script.
    if (config.task !== 'pick-files') throw new EmbedError('version_guest');
    await openPicker(session, config);
  } catch (error) {
    const locale = /^en\b/i.test(navigator.language) ? 'en' : 'zh';
    const code = isEmbedError(error) ? error.code : undefined;
    root?.render(<Problem text={connectProblem(locale, code)} locale={locale} />);
  }
};

void start();
