import { connectGuest, parseClientRecord, presentPayment } from '../../../packages/embed/src/guest.ts';

// The guest page of the harness: it joins like the real one and writes down how that went.
const state = { status: 'waiting', code: undefined, title: undefined, theme: undefined, session: undefined };
globalThis.guestState = state;
globalThis.marks = [];
globalThis.isGreeted = false;
addEventListener('message', ({ data }) => {
  if (data?.t === 'hello') globalThis.isGreeted = true;
  if (typeof data === 'string' && data.startsWith('mark ')) globalThis.marks.push(data);
});

const kind = new URL(location.href).searchParams.get('client');
// An attack takes as long as it takes on a busy machine.
const patientClock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds * 360);
    return () => clearTimeout(timer);
  },
};

const join = async () => {
  try {
    const client = parseClientRecord(document.querySelector('#chartdock-client').textContent);
    const session = await connectGuest({ client, clock: kind === 'patient' ? patientClock : undefined });
    Object.assign(state, {
      status: 'joined',
      title: session.config.title,
      theme: session.first.theme,
      session,
      present: (offer) => presentPayment(session, offer),
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
if (kind !== 'held') globalThis.go();
