import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A field for robots: nobody sees it, reaches it or hears of it, and a message that fills it is not stored. */
export function Trap(input: ComponentProps<'input'>) {
  return (
    <Hidden inert aria-hidden>
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" {...input} />
      </label>
    </Hidden>
  );
}
