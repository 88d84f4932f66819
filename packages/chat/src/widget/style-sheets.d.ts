/** A style sheet as text. */
declare module '*.css?inline' {
  const css: string;
  // eslint-disable-next-line import-x/no-default-export -- bundlers export the text as the default
  export default css;
}
