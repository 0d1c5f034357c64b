import { WindowMessenger, connect } from 'penpal';
import { GUEST_ORIGIN, answerCall, openFrame } from './host.ts';

window.benchOpen = () => {
  connect({
    messenger: new WindowMessenger({ remoteWindow: openFrame('penpal'), allowedOrigins: [GUEST_ORIGIN] }),
    methods: { get: answerCall },
  });
};
