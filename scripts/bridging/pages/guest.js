import { connectGuest, parseClientRecord } from '../../../packages/embed/src/guest.ts';

// The guest page of the harness: it joins like the real one and writes down how that went.
const state = { status: 'waiting', code: undefined, title: undefined, theme: undefined, session: undefined };
globalThis.guestState = state;
globalThis.marks = [];
addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && data.startsWith('mark ')) globalThis.marks.push(data);
});

const join = async () => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client').textContent);
    const session = await connectGuest({ client });
    Object.assign(state, {
      status: 'joined',
      title: session.config.title,
      theme: session.first.theme,
      session,
    });
    session.handle({
      onUpdate: ({ theme }) => Object.assign(state, { theme }),
      onAct: () => true,
      onBack: () => false,
      onBye: () => Object.assign(state, { status: 'left' }),
    });
    session.emit('ready', null);
  } catch (error) {
    Object.assign(state, { status: 'refused', code: error.code ?? String(error) });
  }
};

globalThis.go = () => void join();
if (new URL(location.href).searchParams.get('client') !== 'held') globalThis.go();
