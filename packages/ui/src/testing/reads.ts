/** Finds the element that reads so as a whole, whatever links are in it. */
export const reads =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const isIt = (each: Element) =>
      typeof text === 'string' ? each.textContent === text : text.test(each.textContent ?? '');
    return element !== null && isIt(element) && ![...element.children].some(isIt);
  };
