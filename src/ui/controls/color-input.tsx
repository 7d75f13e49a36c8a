import { ColorPicker as Ark, parseColor } from '@ark-ui/react/color-picker';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { colorInput, input } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { InputGroup } from './input-group.tsx';

type ColorInputProps = {
  /** #rrggbb, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Preset colours. */
  swatches?: readonly string[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
};

const hex = /^#[\da-f]{6}$/i;
const none: readonly string[] = [];
const white = '#ffffff';

function Picker({ swatches }: { swatches: readonly string[] }) {
  const styles = colorInput();
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={styles.content}>
          <Ark.Area className={styles.area}>
            <Ark.AreaBackground className={styles.areaBackground} />
            <Ark.AreaThumb className={styles.thumb} />
          </Ark.Area>
          <Ark.ChannelSlider channel="hue" className={styles.hue}>
            <Ark.ChannelSliderTrack className={styles.hueTrack} />
            <Ark.ChannelSliderThumb className={styles.thumb} />
          </Ark.ChannelSlider>
          {swatches.length > 0 ? (
            <Ark.SwatchGroup className={styles.swatches}>
              {swatches.map((swatch) => (
                <Ark.SwatchTrigger key={swatch} value={swatch} className={styles.trigger}>
                  <Ark.Swatch value={swatch} className={styles.swatch} />
                </Ark.SwatchTrigger>
              ))}
            </Ark.SwatchGroup>
          ) : null}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}

/** Typed as #rrggbb or picked. */
export function ColorInput({ value, onChange, onBlur, swatches = none, ...state }: ColorInputProps) {
  const { t } = useLingui();
  const styles = colorInput();
  const { id, ...aria } = useFieldControl();
  const color = hex.test(value) ? value : white;
  return (
    <Ark.Root
      value={parseColor(color)}
      onValueChange={(details) => {
        const next = details.value.toString('hex');
        if (next !== color.toLowerCase()) onChange(next);
      }}
      format="hsba"
      disabled={state.isDisabled}
      readOnly={state.isReadOnly}
      invalid={state.isInvalid}
      ids={{ label: useFieldLabel() }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control>
        <InputGroup
          start={
            <Ark.Trigger className={styles.trigger} aria-label={t`Choose a colour`}>
              <Ark.ValueSwatch className={styles.swatch} data-empty={value === '' || undefined} />
            </Ark.Trigger>
          }
        >
          <input
            {...aria}
            id={id}
            className={input()}
            value={value}
            placeholder="#rrggbb"
            autoComplete="off"
            spellCheck={false}
            disabled={state.isDisabled}
            readOnly={state.isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </InputGroup>
      </Ark.Control>
      <Picker swatches={swatches} />
    </Ark.Root>
  );
}
