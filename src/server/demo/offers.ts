import { homeAndHealth } from './brands/home-and-health.ts';
import { learningAndTravel } from './brands/learning-and-travel.ts';
import { leisure } from './brands/leisure.ts';
import { moneyAndEnergy } from './brands/money-and-energy.ts';
import { shopping } from './brands/shopping.ts';
import type { Brand } from './offer-seed.ts';

// Numbered in this order.
export const brands: Record<string, Brand> = {
  ...moneyAndEnergy,
  ...leisure,
  ...homeAndHealth,
  ...learningAndTravel,
  ...shopping,
};
