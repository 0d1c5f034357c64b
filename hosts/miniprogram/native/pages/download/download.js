const addresses = require('../../addresses');
const { currentTexts } = require('../../texts');

const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp'];
/** @type {readonly ('doc' | 'docx' | 'xls' | 'xlsx' | 'ppt' | 'pptx' | 'pdf')[]} */
const DOCUMENTS = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];

/**
 * Keeps a file where its kind belongs: pictures among the photos, documents in the viewer with its menu, and everything
 * else by handing it to a chat.
 *
 * @param {{ filePath: string, fileName: string, success: () => void, fail: () => void }} file
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
    const { address, fileName } = addresses.readValues(query);
    const wanted = typeof address === 'string' ? addresses.encodeAddress(address) : '';
    this.address = addresses.isAllowed(wanted) ? wanted : '';
    this.setData({ fileName: typeof fileName === 'string' ? fileName : 'file' });
    this.download();
  },

  download() {
    const fail = () => this.setData({ state: 'failed' });
    if (this.address === '') {
      fail();
      return;
    }
    this.setData({ state: 'running' });
    const { fileName } = this.data;
    wx.downloadFile({
      url: this.address,
      success: ({ statusCode, tempFilePath }) => {
        const success = () => wx.navigateBack({ delta: 1 });
        if (statusCode === 200) keepFile({ filePath: tempFilePath, fileName, success, fail });
        else fail();
      },
      fail,
    });
  },

  onBack() {
    wx.navigateBack({ delta: 1 });
  },
});
