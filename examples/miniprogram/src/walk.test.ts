import { expect, it } from 'vitest';
import { walk } from './walk.ts';

it('tells a visit in the client’s order', async () => {
  const lines: string[] = [];
  await walk((line) => lines.push(line));
  expect(lines).toEqual([
    'web view shows https://charts.example.com/history#chartdock-program=plain&chartdock-native=3&chartdock-language=zh',
    'page posts: nobody hears it yet',
    'app hears share: {"title":"流程图","address":"https://charts.example.com/preview/1"}',
    'card: 流程图 /chartdock/pages/web/web?chartdock={"src":"https://charts.example.com/preview/1"}',
    'client does downloadFile, saveImageToPhotosAlbum',
    'app hears close: {"fileId":"1"}',
    'web view closes',
  ]);
});
