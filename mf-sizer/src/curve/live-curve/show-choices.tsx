import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Switch } from '@specbuilder/shared-ui/data';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import { speedsOf } from './curve-drawing.ts';
import type { LiveFan } from './engine.ts';
import { type CurveShows, TURN_DOWN_HERTZ } from './shows.ts';

interface ShowChoicesProps {
  readonly fan: LiveFan;
  readonly shows: CurveShows;
  readonly onChange: (shows: CurveShows) => void;
}

type Toggle = 'feiContours' | 'power' | 'stall' | 'maximum' | 'dirtyFilters';

/** What the curve shows beside the fan at its duty; what the fan does not have is not offered. */
export function ShowChoices({ fan, shows, onChange }: ShowChoicesProps) {
  const styles = useStyles();
  const { model } = fan;
  const offered = speedsOf(fan, TURN_DOWN_HERTZ);
  const toggles: readonly (readonly [Toggle, string, boolean])[] = [
    ['feiContours', LIVE_CURVE_MESSAGES.feiContours, model.motor !== null],
    ['power', LIVE_CURVE_MESSAGES.powerAxis, true],
    ['stall', LIVE_CURVE_MESSAGES.stallArea, true],
    ['maximum', LIVE_CURVE_MESSAGES.maximum, model.maximumRpm > model.rpm],
    ['dirtyFilters', LIVE_CURVE_MESSAGES.dirtyFilters, model.furtherDirt > 0],
  ];
  return (
    <section>
      <h2 className={styles.title}>{LIVE_CURVE_MESSAGES.show}</h2>
      {offered.length > 0 && (
        <fieldset className={styles.speeds}>
          <legend className={styles.legend}>{LIVE_CURVE_MESSAGES.speeds}</legend>
          {offered.map(({ hertz }) => (
            <Checkbox
              key={hertz}
              label={LIVE_CURVE_MESSAGES.hertz({ hertz })}
              checked={shows.hertz.includes(hertz)}
              onChange={(_, { checked }) =>
                onChange({
                  ...shows,
                  hertz: checked ? [...shows.hertz, hertz] : shows.hertz.filter((item) => item !== hertz),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <div className={styles.toggles}>
        {toggles
          .filter(([, , isOffered]) => isOffered)
          .map(([name, label]) => (
            <Switch
              key={name}
              label={label}
              checked={shows[name]}
              onChange={(_, { checked }) => onChange({ ...shows, [name]: checked })}
            />
          ))}
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  speeds: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  toggles: { display: 'flex', flexWrap: 'wrap', flexDirection: 'column' },
});
