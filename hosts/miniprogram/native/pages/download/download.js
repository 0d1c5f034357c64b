const addresses = require('../../addresses');
const { goBack } = require('../../navigation');
const { currentTexts } = require('../../texts');
const { fits } = require('../../version');

const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp'];
/** @type {readonly ('doc' | 'docx' | 'xls' | 'xlsx' | 'ppt' | 'pptx' | 'pdf')[]} */
const DOCUMENTS = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];

/** Matches the words of the client when the person has refused for good that pictures are saved. */
const DENIED = /auth\w*[ :]*(?:deny|denied|no response)|permission denied/i;

/**
 * Keeps a file where its kind belongs: pictures among the photos, documents in the viewer with its menu, and everything
 * else by handing it to a chat.
 *
 * @param {{ filePath: string, fileName: string, success: () => void, fail: (reason: { errMsg: string }) => void }} file
 */
const keepFile = ({ filePath, fileName, success, fail }) => {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const fileType = DOCUMENTS.find((known) => known === extension);
  if (PICTURES.includes(extension)) wx.saveImageToPhotosAlbum({ filePath, success, fail });
  else if (fileType !== undefined) wx.openDocument({ filePath, fileType, showMenu: true, success, fail });
  else wx.shareFileMessage({ filePath, fileName, success, fail });
};

/** Saves a file, which a web view cannot, and goes back. */
Page({
  data: { state: 'running', fileName: '', texts: currentTexts() },
  address: '',

  onLoad(query) {
    const values = addresses.readValues(query);
    const { address, fileName } = values;
    this.setData({ texts: currentTexts() });
    if (!fits(values)) {
      this.setData({ state: 'outdated' });
      return;
    }
    const wanted = typeof address === 'string' ? addresses.encodeAddress(address) : '';
    this.address = addresses.isAllowed(wanted) ? wanted : '';
    this.setData({ fileName: typeof fileName === 'string' ? fileName : 'file' });
    this.download();
  },

  download() {
    const fail = (/** @type {{ errMsg: string } | undefined} */ reason) =>
      this.setData({ state: reason !== undefined && DENIED.test(reason.errMsg) ? 'denied' : 'failed' });
    if (this.address === '') {
      fail(undefined);
      return;
    }
    this.setData({ state: 'running' });
    const { fileName } = this.data;
    wx.downloadFile({
      url: this.address,
      success: ({ statusCode, tempFilePath }) => {
        if (statusCode === 200) keepFile({ filePath: tempFilePath, fileName, success: goBack, fail });
        else fail(undefined);
      },
      fail,
    });
  },

  /** @param {{ detail: { authSetting: Record<string, boolean | undefined> } }} event The person is back from the settings. */
  onSetting({ detail }) {
    if (detail.authSetting['scope.writePhotosAlbum'] === true) this.download();
  },

  onBack() {
    goBack();
  },
});
