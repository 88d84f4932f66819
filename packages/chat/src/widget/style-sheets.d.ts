/** A style sheet as text. */
declare module '*.css?inline' {
  const css: string;
  // eslint-disable-next-line import-x/no-default-export -- the form in which bundlers give it
  export default css;
}
