'use strict';
// A partner's page: everything Chartdock needs from it is in `createDock` and `pick`.

const TEXTS = {
  en: {
    claim: 'Notes that carry diagrams.',
    settings: 'Settings',
    account: 'Signed in as',
    nobody: 'nobody',
    language: 'Language',
    theme: 'Theme',
    auto: 'System',
    light: 'Light',
    dark: 'Dark',
    title: 'Attach a diagram',
    intro: 'The files below belong to your Chartdock account. They are picked in a frame of another origin.',
    one: 'Pick one file',
    several: 'Pick several files',
    inline: 'Pick in the page',
    template: 'New from template',
    buy: 'Buy a membership',
    bought: 'Your membership is paid for.',
    close: 'Close the picker',
    refuse: 'Refuse Markdown files',
    refused: 'Atlas Notes takes no Markdown files: ',
    inlineTitle: 'Files of your account',
    result: 'Attached',
    nothing: 'Nothing is attached yet.',
    raw: 'The outcome as the page got it',
    done: (n) => (n === 1 ? '1 file attached.' : `${n} files attached.`),
    cancelled: {
      user: 'You closed the picker.',
      host: 'This page closed the picker.',
      signal: 'The picker was called off.',
    },
    refusal: (code) => `Chartdock refused: ${code}.`,
    failed: (error) => `The picker was lost: ${error.message}.`,
  },
  zh: {
    claim: '带图的笔记。',
    settings: '设置',
    account: '登录身份',
    nobody: '未登录',
    language: '语言',
    theme: '主题',
    auto: '跟随系统',
    light: '浅色',
    dark: '深色',
    title: '附加一张图',
    intro: '这些文件属于你的 Chartdock 账号，在另一个来源的框架中选择。',
    one: '选择一个文件',
    several: '选择多个文件',
    inline: '在页面中选择',
    template: '从模板新建',
    buy: '购买会员',
    bought: '会员已购买成功。',
    close: '关闭选择器',
    refuse: '拒绝 Markdown 文件',
    refused: 'Atlas Notes 不接受 Markdown 文件：',
    inlineTitle: '你账号中的文件',
    result: '附件',
    nothing: '还没有附件。',
    raw: '页面收到的结果',
    done: (n) => `已附加 ${n} 个文件。`,
    cancelled: { user: '你关闭了选择器。', host: '页面关闭了选择器。', signal: '选择已被取消。' },
    refusal: (code) => `Chartdock 拒绝了：${code}。`,
    failed: (error) => `选择器已丢失：${error.message}。`,
  },
};

const byId = (id) => document.getElementById(id);
const serverUrl = document.currentScript.dataset.chartdock;
let picker;

const text = (key) => TEXTS[byId('locale').value][key];

/** Asks this partner's own backend for a token of the signed-in person; null when nobody is. */
const getToken = async ({ reason, signal }) => {
  const account = byId('account').value;
  if (account === '') return null;
  const query = new URLSearchParams({ account, ...(reason === 'initial' ? {} : { fresh: '1' }) });
  const answer = await fetch(`/token?${query}`, { method: 'POST', signal });
  if (!answer.ok) throw new Error('no token');
  return answer.json();
};

const createDock = () =>
  Chartdock.createChartdock({
    clientId: 'partner-demo',
    baseUrl: serverUrl,
    getToken,
    theme: byId('theme').value,
    locale: byId('locale').value,
  });

const onCommit = (items) => {
  if (!byId('refuse').checked) return undefined;
  const refused = items.filter(({ category }) => category === 'markdown');
  return refused.length === 0
    ? undefined
    : { refuse: text('refused') + refused.map(({ title }) => title).join(', ') };
};

const describeItem = ({ title, category }) => {
  const item = document.createElement('li');
  const name = document.createElement('strong');
  const kind = document.createElement('span');
  name.textContent = name.title = title;
  kind.textContent = category;
  item.append(name, kind);
  return item;
};

const showOutcome = (outcome) => {
  const { status } = outcome;
  const values = status === 'done' ? [outcome.value].flat() : [];
  // A checkout ends with its order, all others with files.
  const files = values.filter(({ title }) => title !== undefined);
  if (files.length > 0) byId('items').replaceChildren(...files.map(describeItem));
  byId('status').removeAttribute('data-text');
  byId('status').textContent =
    status === 'done'
      ? files.length > 0
        ? text('done')(files.length)
        : text('bought')
      : status === 'cancelled'
        ? text('cancelled')[outcome.by]
        : status === 'refused'
          ? text('refusal')(outcome.code)
          : text('failed')(outcome.error);
  const { error } = outcome;
  byId('outcome').textContent = JSON.stringify(
    error === undefined ? outcome : { ...outcome, error: { code: error.code, message: error.message } },
    null,
    2,
  );
};

const show = async (handle) => {
  byId('outcome').textContent = '';
  picker = handle;
  byId('close').hidden = false;
  const outcome = await picker;
  picker = undefined;
  byId('close').hidden = true;
  showOutcome(outcome);
};

const pick = (options) => show(dock.pickFiles({ ...options, onCommit }));

const pickInline = async () => {
  if (picker !== undefined) return;
  byId('inline-card').hidden = false;
  byId('pick-inline').setAttribute('aria-expanded', 'true');
  await pick({ present: 'container', container: byId('inline'), multiple: true, max: 10 });
  byId('inline-card').hidden = true;
  byId('pick-inline').setAttribute('aria-expanded', 'false');
};

const translate = () => {
  document.documentElement.lang = byId('locale').value === 'zh' ? 'zh-CN' : 'en';
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = text(element.dataset.text);
};

const paint = () => {
  document.documentElement.dataset.theme = byId('theme').value;
};

byId('locale').value = /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
translate();
paint();
const dock = createDock();

byId('pick-one').addEventListener('click', () => void pick({ present: 'modal' }));
byId('pick-several').addEventListener(
  'click',
  () => void pick({ present: 'modal', multiple: true, max: 20 }),
);
byId('pick-inline').addEventListener('click', () => void pickInline());
byId('new-from-template').addEventListener('click', () => void show(dock.chooseTemplate()));
byId('buy').addEventListener(
  'click',
  () =>
    void show(dock.checkout({ kind: 'membership', id: 'member-month', price: 19.9 }, { present: 'modal' })),
);
byId('close').addEventListener('click', () => picker?.close());
byId('locale').addEventListener('change', () => {
  translate();
  dock.update({ locale: byId('locale').value });
});
byId('theme').addEventListener('change', () => {
  paint();
  dock.update({ theme: byId('theme').value });
});
