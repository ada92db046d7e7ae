import './parts.css';

export { loadEditor, loadMore, loadPicture, loadShortcuts, loadWording } from './part-files.ts';
