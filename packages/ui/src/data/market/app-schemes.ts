import { createContext, useContext } from 'react';
import { APP_SCHEMES } from '#/navigation/app-schemes';

/** The schemes of the apps that links from the server may open, as the build sets them. */
export const AppSchemes = createContext(APP_SCHEMES);

export const useAppSchemes = (): readonly string[] => useContext(AppSchemes);
