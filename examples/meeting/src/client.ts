import { answerFrames, createFakeTeams, createFakeZoom } from '@chartdock/host-meeting/testing';

/** Plays the meeting app around the page: answers the real SDK in the frame, and shows its questions. */
const search = new URLSearchParams(location.search);
const app = search.get('app') === 'teams' ? createFakeTeams({ frameContext: 'content' }) : createFakeZoom();

answerFrames(window, {
  ...app,
  answer: (message) => {
    const answer = app.answer(message);
    const asked = document.getElementById('asked');
    if (asked !== null) asked.textContent = [...app.calls, ...app.external].join('\n');
    return answer;
  },
});

const frame = document.querySelector('iframe');
if (frame !== null) frame.src = `/page${location.search}`;
