import './parts.css';

export { loadMore, loadPicture, loadShortcuts, loadWording } from './part-files.ts';
