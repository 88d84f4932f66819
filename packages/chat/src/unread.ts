export { pageStorage } from './driver/browser/page-storage';
export { chime } from './widget/notice/chime';
export { countInTitle } from './widget/notice/count-in-title';
export { claimNotice } from './unread/claim-notice';
export { unreadTexts } from './unread/unread-texts';
export { watchUnread } from './unread/watch-unread';
