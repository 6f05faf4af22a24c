import { company } from '@rombo/shared/words/company';
import { useTexts } from '../../i18n/index.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, Cards, Figure, Heading, Label, Next, Text, Years } from './reasons.styles.ts';

const { years, engines, championYears } = company.claims;

export function Reasons() {
  const texts = useTexts('home');
  return (
    <section>
      <Heading>{texts.why}</Heading>
      <Cards>
        <Card>
          <Figure>{years}</Figure>
          <Label>{texts.years}</Label>
          <Text>{texts.yearsText}</Text>
        </Card>
        <Card>
          <Figure>{engines}</Figure>
          <Label>{texts.engines}</Label>
          <Text>{texts.enginesText}</Text>
        </Card>
        <Card>
          <Years>{championYears.join(' - ')}</Years>
          <span lang="en">
            <Badge tone="brand">{texts.champion}</Badge>
          </span>
          <Text>{texts.championText}</Text>
        </Card>
      </Cards>
      <Next>
        <ArrowLink page="news">{texts.results}</ArrowLink>
      </Next>
    </section>
  );
}
