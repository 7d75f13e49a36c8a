import { expect, test } from '../support/portal.ts';
import { measureLoad } from './measure-load.ts';
import { loginBudgetKb, measuredScreens } from './screens.ts';

test('the login screen starts within its budget of JavaScript', async ({ page }) => {
  const { path, usable } = measuredScreens.login;
  const { initial } = await measureLoad(page, path, usable);
  const scripts = initial.filter(({ kind }) => kind === 'script');
  const bytes = scripts.reduce((total, script) => total + script.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(loginBudgetKb * 1000);
});
