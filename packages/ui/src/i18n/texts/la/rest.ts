export * from './account';
export * from './controls';
export * from './help';
export * from './money';
export * from './play';
