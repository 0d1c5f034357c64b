import type { TemplateOptions } from '../api/options.types.ts';
import type { CreatedFile, TemplateConfig } from '../tasks.types.ts';
import type { Guard } from '../wire/guards.ts';
import { isRecordOf, isText } from '../wire/guards.ts';
import { isKey } from '../wire/values.ts';
import { demand, demandNames } from './demand.ts';
import type { Task, TaskOf } from './task.types.ts';

const isCreatedFile = isRecordOf<CreatedFile>({
  id: isKey,
  title: isText(256),
  category: isKey,
  kind: isKey,
  templateId: isKey,
});

/** Builds the task of `chooseTemplate`; throws `bad_option`, naming the first option that makes no sense. */
export const templateTask = (options: TemplateOptions): Task => {
  const { sources = ['library', 'partner'], kind, scene, keyword, folderId } = options;
  // A chooser of nobody's templates would never end with a file.
  demand(Array.isArray(sources) && sources.length > 0, 'sources');
  demandNames({ kind, scene, keyword, folderId });
  return {
    // Both ends read undefined as missing.
    config: { task: 'choose-template', sources, kind, scene, keyword, folderId } as TaskOf<TemplateConfig>,
    options,
    names: { zh: '选择模板', en: 'Choose a template' },
    isValue: isCreatedFile as Guard<never>,
    valueOf: (file: CreatedFile) => file,
    // The file is made by the time that the host hears of it.
    decide: undefined,
  };
};
