type Styles = Partial<Pick<CSSStyleDeclaration, 'backgroundColor' | 'backgroundImage' | 'left'>>;

/**
 * Returns a ref that sets styles of an element. The page's policy blocks an attribute `style` in
 * its HTML, and a script that finds the element there does not compare its attributes.
 */
export function styled(styles: Styles) {
  return (element: HTMLElement | null) => {
    if (element) Object.assign(element.style, styles);
  };
}
