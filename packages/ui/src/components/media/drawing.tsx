interface DrawingProps {
  /** The text of an SVG element with a size and a view box; single quotes, no names from outside. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A decorative drawing as a picture: it comes with the page and counts for the browser as its largest picture from the
 * first paint on, which the same elements inside the page do not.
 */
export const Drawing = ({ svg, width, height }: DrawingProps) => (
  <img
    src={`data:image/svg+xml,${svg.replaceAll('#', '%23')}`}
    width={width}
    height={height}
    alt=""
    decoding="sync"
    draggable={false}
  />
);
