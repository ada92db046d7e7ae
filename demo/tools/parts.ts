import './parts.css';

export { loadMore, loadPicture, loadShortcuts } from './part-files.ts';
