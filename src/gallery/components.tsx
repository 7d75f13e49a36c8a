import { Card, CardBody } from '#ui/layout/card.tsx';
import { contentSamples } from './content-samples.tsx';
import { controlSamples } from './control-samples.tsx';
import { figureSamples } from './figure-samples.tsx';
import { formSamples } from './form-samples.tsx';
import { shellSamples } from './shell-samples.tsx';

const samples = Object.entries({
  ...controlSamples,
  ...contentSamples,
  ...figureSamples,
  ...formSamples,
  ...shellSamples,
});

// Every component in a card with its name; form controls stand with their fields.
export const Components = () =>
  samples.map(([name, Sample]) => (
    <Card key={name} title={name}>
      <CardBody>
        <Sample />
      </CardBody>
    </Card>
  ));
