import { createContext, useContext } from 'react';

/** The first day of the week in every date picker, 0 for Sunday (C5). */
export const FirstWeekDayContext = createContext(1);

export const useFirstWeekDay = () => useContext(FirstWeekDayContext);
