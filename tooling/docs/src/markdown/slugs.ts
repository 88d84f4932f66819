/** Anchors of headings as sites that show Markdown make them, so that a link works here and there. */
export const createSlugs = (): ((heading: string) => string) => {
  const seen = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
};
