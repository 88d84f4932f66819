/** A text that is read out. Each has an id of its own, because screen readers only read what is added to the page. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Announces a text to screen readers. Rendered inside the panel while it is open, because the rest of the page is inert. */
export const Said = ({ said }: { readonly said: Announcement | null }) => (
  <div className="unseen" role="status">
    {said && <span key={said.id}>{said.text}</span>}
  </div>
);
