import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import type { Changes } from '../../lists/change-search.ts';
import { words as common } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import type { QuestionsSearch } from '../routes.ts';
import { AddQuestion } from './add-question.tsx';
import { GenerateQuestions } from './generate-questions.tsx';
import { questionsKey } from './queries.ts';

interface QuestionDialogsProps {
  action: QuestionsSearch['do'];
  question: Schemas['AssessmentQuestion'] | undefined;
  whyNot: string | undefined;
  onChange: (changes: Changes<QuestionsSearch>) => void;
}

export function QuestionDialogs({ action, question, whyNot, onChange }: QuestionDialogsProps) {
  const close = () => onChange({ do: undefined, id: undefined });
  if (action === 'add' && whyNot === undefined) return <AddQuestion onClose={close} />;
  if (action === 'generate' && whyNot === undefined) return <GenerateQuestions onClose={close} />;
  if (question === undefined) return null;
  if (action === 'delete' && whyNot === undefined) {
    return <DeleteQuestion question={question} onClose={close} />;
  }
  return (
    <Dialog
      title={words.question}
      onClose={close}
      footer={
        <Button kind="danger" whyNot={whyNot} onClick={() => onChange({ do: 'delete' })}>
          {common.delete}
        </Button>
      }
    >
      <p className="mb-3 text-heading">{question.text}</p>
      <Facts
        items={[
          [words.evaluation, question.evaluation],
          [words.skill, question.skill],
          [words.domain, words.domains[question.domain]],
          [words.depth, words.depths[question.depth]],
          [words.signals, question.signals.join(', ') || null],
          [words.source, words.sources[question.source]],
        ]}
      />
    </Dialog>
  );
}

interface DeleteQuestionProps {
  question: Schemas['AssessmentQuestion'];
  onClose: () => void;
}

function DeleteQuestion({ question: { id, text }, onClose }: DeleteQuestionProps) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/assessment-questions/{id}', { params: { path: { id } } });
    toast(words.questionDeleted);
    await client.invalidateQueries({ queryKey: questionsKey });
  };
  return (
    <FormDialog
      title={words.deleteQuestion}
      submit={common.delete}
      kind="danger"
      onSend={send}
      onClose={onClose}
    >
      {() => (
        <>
          <blockquote className="border-l-2 border-border pl-3">{text}</blockquote>
          <p>{words.deleteQuestionText}</p>
        </>
      )}
    </FormDialog>
  );
}
