import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The notes of a page while it is built. */
export const NotesContext = createContext<ComponentChildren>(undefined);

/** Keeps what the page was built with. */
const asBuilt = { __html: '' };

/**
 * The notes below a form. They are part of the HTML alone, and hydration leaves them as they are.
 */
export function BuiltNotes() {
  const notes = useContext(NotesContext);
  return notes === undefined ? (
    <div class="notes" dangerouslySetInnerHTML={asBuilt} />
  ) : (
    <div class="notes">{notes}</div>
  );
}
