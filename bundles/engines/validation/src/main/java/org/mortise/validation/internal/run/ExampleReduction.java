// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.reduction.Reducer;
import org.mortise.validation.Validator;
import org.mortise.validation.model.Difference;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/** Reduces the program of a {@link CounterExample} as long as the same passes make the same kind of difference. */
public final class ExampleReduction {
  private final Snapshot snapshot;
  private final Validator validator;

  /** @param options how the example was found */
  public ExampleReduction(Snapshot snapshot, ValidationOptions options) {
    this.snapshot = snapshot;
    this.validator = new Validator(options);
  }

  /** Returns the smallest example found; {@code example} itself if the passes do not repeat the difference. */
  public CounterExample reduce(CounterExample example) {
    String program = IRPrinter.toString(example.before());
    String smallest = Reducer.reduce(example.before().context(), program, text -> repeat(example, text) != null);
    CounterExample reduced = repeat(example, smallest);
    return reduced == null ? example : reduced;
  }

  private @Nullable CounterExample repeat(CounterExample example, String text) {
    Operation before = ProgramFiles.read(SourceText.of("reduced.mlir", text), example.before().context(),
        ParserOptions.PERMISSIVE, ignored -> { });
    boolean isValid = before != null && IRVerifier.verify(before, ignored -> { });
    Operation after = !isValid ? null : run(example.pipeline(), before.clone());
    if (after == null) {
      return null;
    }
    List<FunctionVerdict> verdicts = validator.validate(before, after, 1, example.function()::equals);
    Difference difference = verdicts.isEmpty() ? null : verdicts.get(0).difference();
    return difference == null || difference.kind() != example.difference().kind() ? null
        : new CounterExample(example.function(), example.pipeline(), before, after, difference);
  }

  private @Nullable Operation run(String passes, Operation program) {
    try {
      Pipeline pipeline = PipelineParser.parse(snapshot, passes);
      return new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(program, ignored -> { }) ? program : null;
    } catch (PipelineException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
