import type { BrowserContext } from '@playwright/test';
import type { Actor, AnyStateMachine } from 'xstate';
import { transitionId, transitionsOf, type AnyTransition } from '#machines/lib/transition-id.ts';
import { logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';

const binding = 'noteTransitionOfViewer';
/** The state it leads out of, its event and its place among those of the event. */
type Place = readonly [state: string, event: string, nth: number];
type Viewer = Actor<AnyStateMachine>;

/** What React keeps of a component: its hooks and the components in it and after it. */
type Fiber = { memoizedState: Hook | null; child: Fiber | null; sibling: Fiber | null };
type Hook = { memoizedState: unknown; next?: Hook | null };

function idOf([state, event, nth]: Place): string {
  const own = transitionsOf(logViewerMachine).filter(
    ({ source, eventType }) => source.id === state && eventType === event,
  );
  const [transition] = own.slice(nth);
  if (!transition) throw new Error(`The viewer has no transition ${nth} for ${event} in ${state}`);
  return transitionId(transition);
}

/**
 * The transitions that the viewers of event logs really take. They stand in no log, which would be of what it shows:
 * React's developer tools lead to the viewer's actor, and XState's inspection to its transitions.
 */
export async function takenInViewer(context: BrowserContext): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  await context.exposeBinding(binding, (_, place: Place) => void taken.add(idOf(place)));
  await context.addInitScript(
    ([bindingName, chart]) => {
      const inspected = new WeakSet<Viewer>();
      const isViewer = (value: unknown): value is Viewer =>
        typeof value === 'object' &&
        value !== null &&
        'logic' in value &&
        (value.logic as Partial<AnyStateMachine>).id === chart;

      function inspect(viewer: Viewer) {
        if (inspected.has(viewer)) return;
        inspected.add(viewer);
        viewer.system.inspect((step) => {
          const note: unknown = Reflect.get(window, bindingName);
          if (step.type !== '@xstate.microstep' || typeof note !== 'function') return;
          for (const transition of step._transitions as readonly AnyTransition[]) {
            const { source, eventType } = transition;
            const nth = source.transitions.get(eventType)?.indexOf(transition);
            Reflect.apply(note, window, [[source.id, eventType, nth]]);
          }
        });
      }
      function search(fiber: Fiber | null) {
        if (!fiber) return;
        for (let hook = fiber.memoizedState; hook; hook = hook.next ?? null) {
          [hook.memoizedState].flat().filter(isViewer).forEach(inspect);
        }
        search(fiber.child);
        search(fiber.sibling);
      }
      const hook = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: unknown, root: { current: Fiber }) => search(root.current),
        onCommitFiberUnmount: () => undefined,
      };
      if (window.location.pathname.startsWith('/statecharts/')) {
        Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook);
      }
    },
    [binding, logViewerMachine.id] as const,
  );
  return taken;
}
