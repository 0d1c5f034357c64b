// Envelope codes by name: those below 1000, 815 and 61672 come from the documents, 70xxx are ours.

/** The call succeeded. */
export const ok = '200';

/** The token may not be used; it ends the session. */
export const tokenForbidden = '403';

/** The token is none of ours; it ends the session. */
export const tokenInvalid = '407';

/** The token is too old; it ends the session. */
export const tokenExpired = '408';

/** The page cannot go on. */
export const errorPage = '411';

/** Too many requests within a minute. */
export const tooManyRequests = '429';

/** The account holds as many files as it may. */
export const quotaExhausted = '509';

/** This takes a membership. */
export const upgradeNeeded = '815';

/** The account is restricted for violating content rules. */
export const accountRestricted = '61672';

/** The input breaks the contract; the data names the issues. */
export const invalidInput = '70001';

/** The file or folder is gone, or closed to this person. */
export const fileUnavailable = '70002';

/** The folder has something of that name. */
export const titleTaken = '70003';

/** The folder would be too far below the root. */
export const folderTooDeep = '70004';

/** A folder cannot go into itself or below. */
export const moveIntoItself = '70005';

/** The key was used for another input. */
export const idempotencyMismatch = '70006';

/** Account or password is wrong. */
export const wrongCredentials = '70007';

/** The batch has too many items. */
export const batchTooLarge = '70008';

/** The item is not in trash. */
export const notInTrash = '70009';

/** The template is gone or no longer public. */
export const templateUnavailable = '70010';

/** The page’s origin may not make this call. */
export const originRefused = '70011';

/** There is no such call. */
export const unknownCall = '70012';

/** This person, or this token, may not do that. */
export const notAllowed = '70013';

/** The database has no time; again later. */
export const databaseBusy = '70014';

/** There is too much in the folder for one go. */
export const folderTooLarge = '70015';

/** A code was sent a moment ago. */
export const codeTooSoon = '70016';

/** The code is wrong, spent or too old. */
export const codeWrong = '70017';

/** The phone or e-mail address belongs to another account. */
export const bindingTaken = '70018';

/** The account has one; the old one has to be proved first. */
export const alreadyBound = '70019';

/** The account has no such contact. */
export const notBound = '70020';

/** The last way to sign in cannot go. */
export const lastBinding = '70021';

/** The proof of ownership is missing or too old. */
export const proofNeeded = '70022';

/** This takes a bound phone. */
export const phoneNeeded = '70023';

/** The code could not be sent. */
export const messageFailed = '70024';

/** A file of this kind cannot be published. */
export const notPublishable = '70025';

/** The old password is wrong. */
export const wrongPassword = '70026';

/** Files of this format are not imported. */
export const importFormatUnknown = '70027';

/** The file is damaged or cannot be read. */
export const importUnreadable = '70028';

/** The file is larger than may be uploaded. */
export const fileTooLarge = '70029';

/** The format cannot be downloaded now. */
export const exportNotReady = '70030';

/** The key of the download is wrong or too old. */
export const exportKeyInvalid = '70031';

/** The service behind the call did not respond. */
export const gatewayFailed = '70032';

/** The link has a password. */
export const viewPasswordNeeded = '70033';

/** The password of the link is wrong. */
export const viewPasswordWrong = '70034';

/** Someone saved meanwhile; the data is the version that is there. */
export const definitionConflict = '70035';

/** A newer version of this program wrote it, and it is not overwritten. */
export const definitionNewer = '70036';

/** The template has to be paid for first; the data is its price. */
export const paymentNeeded = '70037';

/** As many folders are pinned as may be. */
export const pinsFull = '70038';

/** It is not sure in which encoding the text was saved. */
export const importEncodingUnsure = '70039';

/** No account has this phone or e-mail address. */
export const accountUnknown = '70040';

/** The price is another one by now; the data is the right one. */
export const priceChanged = '70050';

/** The coupon cannot be used: it is used, has expired, or is not for this. */
export const couponRefused = '70051';

/** This was paid for before; the data names the order when that was within a day. */
export const alreadyPaid = '70052';

/** There is no such order, or it can no longer be paid. */
export const orderUnavailable = '70053';

/** Nothing takes money this way here. */
export const paymentUnavailable = '70054';

/** Something broke on the server. */
export const internal = '70500';
