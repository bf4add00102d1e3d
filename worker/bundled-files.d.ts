/** A file as text, put into the bundle by Vite. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A file as a `data:` address. */
declare module '*?inline' {
  const address: string;
  export default address;
}
