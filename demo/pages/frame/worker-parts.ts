export { OfflineStatus } from './offline-status.tsx';
export { UpdateNotice } from './update-notice.tsx';
