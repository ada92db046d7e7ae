import './parts.css';

export { loadAsking, loadMore, loadPicture, loadShortcuts, loadWording } from './part-files.ts';
