import { GUEST_ORIGIN, answerCall, boxElement } from './host.ts';
import { createFrameComponent } from './zoid-component.ts';

const Frame = createFrameComponent(GUEST_ORIGIN);

window.benchOpen = () => void Frame({ get: answerCall }).render(boxElement());
