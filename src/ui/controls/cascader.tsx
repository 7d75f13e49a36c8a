import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import * as cascade from '@zag-js/cascade-select';
import { normalizeProps, useMachine } from '@zag-js/react';
import { Check, ChevronRight, ChevronsUpDown, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { cascader } from '#styled/recipes';
import { useBackToClose } from '../overlays/use-escape.ts';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { Icon } from '../content/icon.tsx';

export type CascaderNode = {
  value: string;
  label: string;
  isDisabled?: boolean;
  children?: readonly CascaderNode[];
};

type CascaderProps = {
  options: readonly CascaderNode[];
  /** From the top level down. */
  value: readonly string[];
  onChange: (path: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
};

type Api = cascade.Api;
type LevelProps = { api: Api; node: CascaderNode; indexPath: number[]; value: string[] };

function Level({ api, node, indexPath, value }: LevelProps) {
  const styles = cascader();
  const state = api.getItemState({ item: node, indexPath, value });
  const below = node.children?.[state.highlightedIndex];
  return (
    <>
      <div {...api.getListProps({ item: node, indexPath, value })} role="group" className={styles.list}>
        {node.children?.map((item, index) => {
          const props = { item, indexPath: [...indexPath, index], value: [...value, item.value] };
          const { hasChildren, highlighted } = api.getItemState(props);
          return (
            <div
              key={item.value}
              {...api.getItemProps(props)}
              aria-haspopup={undefined}
              aria-controls={undefined}
              aria-owns={undefined}
              aria-level={props.value.length}
              aria-selected={api.getItemState(props).selected}
              aria-expanded={hasChildren ? highlighted : undefined}
              className={styles.item}
            >
              <span {...api.getItemTextProps(props)} className={styles.itemText}>
                {item.label}
              </span>
              {hasChildren ? <Icon of={ChevronRight} size="sm" /> : null}
              <span {...api.getItemIndicatorProps(props)} className={styles.indicator}>
                <Icon of={Check} size="sm" />
              </span>
            </div>
          );
        })}
      </div>
      {below?.children ? (
        <Level
          api={api}
          node={below}
          indexPath={[...indexPath, state.highlightedIndex]}
          value={[...value, below.value]}
        />
      ) : null}
    </>
  );
}

function useCascade({ options, value, onChange, onBlur, ...state }: Omit<CascaderProps, 'placeholder'>) {
  const collection = useMemo(
    () =>
      cascade.collection<CascaderNode>({
        nodeToValue: (node) => node.value,
        nodeToString: (node) => node.label,
        nodeToChildren: (node) => [...(node.children ?? [])],
        isNodeDisabled: (node) => node.isDisabled ?? false,
        rootNode: { value: 'ROOT', label: '', children: options },
      }),
    [options],
  );
  const service = useMachine(cascade.machine, {
    id: useId(),
    collection,
    value: value.length > 0 ? [[...value]] : [],
    onValueChange: (details) => onChange(details.value[0] ?? []),
    onOpenChange: ({ open }) => (open ? undefined : onBlur?.()),
    disabled: state.isDisabled,
    readOnly: state.isReadOnly,
    invalid: state.isInvalid,
    ids: { trigger: useFieldControl().id, label: useFieldLabel() },
    positioning: { placement: 'bottom-start', gutter: 4 },
  });
  return { api: cascade.connect(service, normalizeProps), collection };
}

// The path of labels; unknown values show as they are.
function textOf(value: readonly string[], options: readonly CascaderNode[]): string {
  const names: string[] = [];
  let level: readonly CascaderNode[] | undefined = options;
  for (const part of value) {
    const node: CascaderNode | undefined = level?.find((child) => child.value === part);
    names.push(node?.label ?? part);
    level = node?.children;
  }
  return names.join(' / ');
}

export function Cascader({ options, value, onChange, onBlur, placeholder, ...state }: CascaderProps) {
  const { t } = useLingui();
  const styles = cascader();
  const aria = useFieldControl();
  const { api, collection } = useCascade({ options, value, onChange, onBlur, ...state });
  useBackToClose(api.open, () => api.setOpen(false));
  // The machine's own text is empty for a value it was given.
  const text = textOf(value, options);
  return (
    <div {...api.getRootProps()} className={styles.root}>
      <div {...api.getControlProps()} className={styles.control}>
        <button
          {...api.getTriggerProps()}
          type="button"
          {...aria}
          id={api.getTriggerProps().id}
          aria-haspopup="tree"
          aria-labelledby={undefined}
          aria-label={undefined}
          className={styles.trigger}
        >
          <span className={styles.text} data-empty={text === '' || undefined}>
            {text === '' ? (placeholder ?? t`Choose`) : text}
          </span>
          <Icon of={ChevronsUpDown} size="sm" />
        </button>
        {state.isDisabled || state.isReadOnly ? null : (
          <button
            {...api.getClearTriggerProps()}
            type="button"
            aria-label={t`Clear`}
            className={styles.clear}
          >
            <Icon of={X} size="sm" />
          </button>
        )}
      </div>
      <Portal>
        <div {...api.getPositionerProps()}>
          <div {...api.getContentProps()} role="tree" className={styles.content}>
            <Level api={api} node={collection.rootNode} indexPath={[]} value={[]} />
          </div>
        </div>
      </Portal>
    </div>
  );
}
