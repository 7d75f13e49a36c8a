import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Link, Route, Switch } from 'wouter';
import { setup } from 'xstate';
import { Dashboard } from './dashboard.tsx';
import { List } from './list.tsx';

const session = setup({ types: { events: {} as { type: 'signIn' } } }).createMachine({
  initial: 'signedOut',
  states: { signedOut: { on: { signIn: 'signedIn' } }, signedIn: {} },
});
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
i18n.loadAndActivate({ locale: 'en', messages: {} });

function Login() {
  const [state, send] = useMachine(session);
  return (
    <main>
      <h1>Sign in</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'signIn' });
        }}
      >
        <label>
          Email <input type="email" name="username" />
        </label>
        <label>
          Password <input type="password" name="password" />
        </label>
        <button type="submit" aria-busy={state.matches('signedIn')}>
          Sign in
        </button>
      </form>
    </main>
  );
}

// The portal's libraries with next to nothing on top: the minimum that its screens can cost.
export function Floor() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <nav>
          <Link href="/dashboard">Dashboard</Link>
          <Link href="/list">List</Link>
        </nav>
        <Switch>
          <Route path="/dashboard" component={Dashboard} />
          <Route path="/list" component={List} />
          <Route component={Login} />
        </Switch>
      </QueryClientProvider>
    </I18nProvider>
  );
}
