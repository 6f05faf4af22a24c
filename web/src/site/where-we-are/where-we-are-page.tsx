import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useCompany } from '../../api/reads.ts';
import { Head } from '../../head/head.tsx';
import { companySeat } from '../../i18n/company-seat.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { columns } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { CompanyFacts, Facts } from '../../ui/content/facts.tsx';
import { ArrowLink, ExternalButton } from '../../ui/content/links.tsx';
import { ContactFacts, Week } from '../../ui/content/visit.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { frameOf, project } from '../../ui/map/projection.ts';
import { WorldMap } from '../../ui/map/world-map.tsx';
import { BelowHeading, PageOpening, Sections, SectionTitle } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

const RIVET =
  'radial-gradient(circle, var(--color-background) 0.375rem, var(--color-text-muted) 0 0.4375rem, transparent 0)';

const Plate = styled.section`
  display: grid;
  gap: var(--space-xl);
  padding: var(--space-xl) var(--space-l);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background:
    ${RIVET} left 0.75rem top 0.75rem / 0.875rem 0.875rem no-repeat,
    ${RIVET} right 0.75rem top 0.75rem / 0.875rem 0.875rem no-repeat,
    ${RIVET} left 0.75rem bottom 0.75rem / 0.875rem 0.875rem no-repeat,
    ${RIVET} right 0.75rem bottom 0.75rem / 0.875rem 0.875rem no-repeat,
    linear-gradient(160deg, var(--color-border), var(--color-surface) 45%);
  ${media.medium} { padding: var(--space-xxl) 3.5rem; }
  strong { ${labelText} color: var(--color-text-muted); }
  address span {
    ${displayText}
    display: block;
    font-size: clamp(2rem, 4.4vw, 4rem);
    line-height: 1.02;
  }
  strong + span { margin-top: var(--space-m); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-s); }
  dl, dl > div { border-color: var(--color-border-strong); }
`;

function AddressPlate() {
  const texts = useTexts('company').whereWeAre;
  const { language } = useLanguage();
  const profile = useCompany();
  const lines = profile?.visits?.split('\n') ?? companySeat(language);
  // The maps' searches understand no parentheses.
  const query = lines.join(', ').replace(/[()]/g, '');
  const openStreetMap = `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
  const googleMaps = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
  return (
    <Plate aria-label={texts.plate}>
      <address>
        <strong>{company.legalName}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div>
        <ExternalButton href={openStreetMap}>{texts.openStreetMap}</ExternalButton>
        <ExternalButton href={googleMaps}>{texts.googleMaps}</ExternalButton>
      </div>
      <Facts>
        {profile && <ContactFacts profile={profile} texts={texts.visit} />}
        <CompanyFacts
          show={[...(profile?.visits ? (['seat'] as const) : []), 'email', 'vat', 'taxCode']}
          email={profile?.email}
        />
      </Facts>
      <EditSlot tab="azienda" name={texts.plate} />
    </Plate>
  );
}

const Notes = styled.ol`
  display: grid;
  align-content: start;
  counter-reset: note;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    gap: var(--space-s) 0;
    align-content: start;
    padding-block: var(--space-l);
    border-top: 1px solid var(--color-border);
    counter-increment: note;
    &::before {
      ${displayText}
      content: counter(note);
      color: var(--color-danger);
      font-size: var(--font-size-h3);
      line-height: 1.1;
    }
  }
  p { grid-column: 2; max-width: 26em; color: var(--color-text-muted); }
`;

const Spread = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.large} { grid-template-columns: 1.5fr 1fr; }
`;

const BesideMap = styled.div`
  ${columns('1fr 1fr')}
  margin-bottom: var(--space-m);
  &:has(> :only-child) { grid-template-columns: auto; }
`;

const Door = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);
  object-fit: cover;
  object-position: 50% 20%;
  ${media.large} { height: 100%; min-height: 0; aspect-ratio: auto; }
`;

/** Position of the registered seat. Not in `company.ts`, which is part of the scripts of every page. */
const seatPosition = { lat: 45.446, lng: 10.231 };

/** Width of the map section in map units: Italy and its neighbours. */
const MAP_WIDTH = 220;

const Place = styled.circle`
  fill: var(--color-brand-hover);
  stroke: var(--color-background);
`;

function SeatMap() {
  const texts = useTexts('company').whereWeAre;
  const { x, y } = project(seatPosition.lat, seatPosition.lng);
  const frame = frameOf([{ x, y }], MAP_WIDTH);
  const unit = frame.width / 100;
  return (
    <WorldMap frame={frame} caption={texts.mapSource} role="img" aria-label={texts.map}>
      <Place cx={x} cy={y} r={unit * 1.2} strokeWidth={unit * 0.4} />
      <text x={x + unit * 1.9} y={y + unit * 0.9} fontSize={unit * 3.4} strokeWidth={unit * 0.8}>
        {company.town}
      </text>
    </WorldMap>
  );
}

export default function WhereWeArePage() {
  const texts = useTexts('company').whereWeAre;
  const profile = useCompany();
  return (
    <>
      <Head text={texts.head} share="where-we-are" />
      <PageOpening title={texts.head.title} lead={texts.lead} />
      <BelowHeading>
        <Sections>
          <Spread>
            <AddressPlate />
            <Door
              src="/pictures/door-45393a.jpg"
              alt={texts.picture}
              width={960}
              height={960}
              sizes="(min-width: 80rem) 48rem, 100vw"
            />
          </Spread>
          {(profile?.hours || profile?.closed) && (
            <section>
              <SectionTitle>{texts.visit.hours}</SectionTitle>
              <Week hours={profile.hours ?? []} closed={profile.closed} texts={texts.visit} />
              <EditSlot tab="azienda" name={texts.visit.hours} />
            </section>
          )}
          <section>
            <SectionTitle>{texts.before}</SectionTitle>
            <BesideMap>
              {!profile?.visits && <SeatMap />}
              <Notes>
                {texts.notes.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </Notes>
            </BesideMap>
            <ArrowLink page="contact">{texts.write}</ArrowLink>
          </section>
        </Sections>
      </BelowHeading>
    </>
  );
}
