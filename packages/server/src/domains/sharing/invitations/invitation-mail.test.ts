import { describe, expect, it } from 'vitest';
import { writeInvitationMail } from './invitation-mail.ts';

const facts = {
  to: 'new@example.test',
  person: 'Ada',
  title: 'Plan',
  address: 'https://charts.example/mindmap/1',
};

describe('writeInvitationMail', () => {
  it('says who shares what, and where it is', () => {
    expect(writeInvitationMail(facts, 'en')).toEqual({
      to: 'new@example.test',
      subject: 'Ada shared “Plan” with you',
      text: `Ada shared “Plan” with you. Sign in to Chartdock with this e-mail address to open it.\n\n${facts.address}`,
    });
    expect(writeInvitationMail(facts, 'zh').subject).toBe('Ada与您共享了“Plan”');
  });

  it('has no address for a server that knows none', () => {
    expect(writeInvitationMail({ ...facts, address: '' }, 'en').text).toMatch(/to open it\.$/);
  });

  it.each(['https://evil.example', 'win at www.evil', 'evil.example/now', 'mail a@evil.example'])(
    'leaves out a name that leads to %s',
    (name) => {
      const { subject, text } = writeInvitationMail({ ...facts, person: name, title: name }, 'en');
      expect(subject).toBe('Someone shared a file with you');
      expect(text).not.toContain('evil');
    },
  );
});
