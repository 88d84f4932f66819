import axe from 'axe-core';

interface AxeFinding {
  id: string;
  impact: string | null;
  /** The HTML of the elements that violate the rule. */
  html: string[];
}

/** axe's violations in the document, for all rules or the given ones. */
export async function runAxe(rules?: readonly string[]): Promise<AxeFinding[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? null,
    html: nodes.map(({ html }) => html),
  }));
}
