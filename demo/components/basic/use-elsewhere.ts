import { type ComponentChild, render } from 'preact';
import { useEffect } from 'preact/hooks';

/** Renders into the element of the page with this id, outside of the component. */
export function useElsewhere(id: string, content: ComponentChild): void {
  useEffect(() => {
    const place = document.getElementById(id);
    if (place) render(content, place);
  });
}
