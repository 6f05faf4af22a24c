import { insertActivity } from '@rombo/functions/data/activity';
import { isCommonPassword } from '@rombo/functions/data/common-passwords';
import { getSecondFactor, removeSecondFactor } from '@rombo/functions/data/second-factor';
import { createUser, setPassword } from '@rombo/functions/data/users';
import type { ActivityAction } from '@rombo/shared/contract/activity';

/** Prompts for a command's input. Passwords are not echoed. */
export interface Answers {
  username: () => Promise<string>;
  password: () => Promise<string>;
}

async function chosen({ password }: Answers, name: string): Promise<string> {
  const typed = await password();
  if (isCommonPassword(typed, name))
    throw new Error('This is among the first passwords that somebody would try: choose another.');
  return typed;
}

const note = (action: ActivityAction) =>
  insertActivity({ action, subject: null, device: 'npm run admin', address: 'terminale' });

/** Commands for the administrator's account; each returns the message to print. */
export const accountCommands = {
  create: async (answers: Answers): Promise<string> => {
    const name = await answers.username();
    if (!(await createUser(name, await chosen(answers, name)))) throw new Error(`${name} exists: use "password".`);
    return `${name} can sign in.`;
  },
  password: async (answers: Answers): Promise<string> => {
    const name = await answers.username();
    if (!(await setPassword(name, await chosen(answers, name)))) throw new Error(`There is no ${name}: use "create".`);
    await note('password_changed');
    return `${name} has a new password; every session has ended.`;
  },
  'second-factor-off': async ({ username }: Answers): Promise<string> => {
    const name = await username();
    if (!(await getSecondFactor(name)).active) throw new Error(`${name} has no second factor.`);
    await removeSecondFactor(name);
    await note('second_factor_off');
    return `${name} signs in with the password alone; set the second factor up again in the panel, under Impostazioni.`;
  },
};
