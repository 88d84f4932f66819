import axe from 'axe-core';

export interface AxeFinding {
  id: string;
  impact: string | null;
  /** The elements that break the rule, as they are written in the page. */
  html: string[];
}

/** What axe finds wrong with the document as it stands, by all of its rules or by those of these names. */
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
