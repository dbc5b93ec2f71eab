// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionOptions.Leniency;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.validation.Validator;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/** Programs, pipelines and validations for tests. */
final class ValidationTools {
  static final Snapshot SNAPSHOT = Snapshot.ofClassPath(ValidationTools.class.getClassLoader());
  static final Context CONTEXT = SNAPSHOT.context();
  private static final ExecutionLimits LIMITS = new ExecutionLimits(16_000_000, 1L << 30, 16_000);

  private ValidationTools() {}

  static Operation parse(String text) {
    List<String> errors = new ArrayList<>();
    Operation module = ProgramFiles.read(SourceText.of("program", text), CONTEXT, ParserOptions.PERMISSIVE,
        diagnostic -> errors.add(diagnostic.toString()));
    assertThat(errors).isEmpty();
    return module;
  }

  /** Returns a copy of a module after the passes of a flag, or null if they have failed. */
  static Operation after(Operation module, String flag) {
    Operation copy = module.clone();
    List<String> errors = new ArrayList<>();
    Pipeline pipeline = new Pipeline(module.name().name());
    try {
      PipelineParser.add(SNAPSHOT, pipeline, flag, "");
    } catch (PipelineException impossible) {
      throw new IllegalStateException(impossible);
    }
    boolean hasSucceeded =
        new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(copy, diagnostic -> errors.add(diagnostic.message()));
    assertThat(errors).noneMatch(message -> message.contains("internal fault"));
    return hasSucceeded ? copy : null;
  }

  /** Compares two versions of a program; the second one must free all buffers. */
  static List<FunctionVerdict> validate(Operation before, Operation after) {
    return new Validator(ValidationOptions.DEFAULTS.withForbidsLeaks(true)).validate(before, after);
  }

  /** Executes {@code main}, which has no arguments. Returns its results and the number of leaks, or "fault". */
  static String behaviour(Operation module) {
    Program program = new Program(module, List.of());
    Execution execution =
        Engine.CHECKED.begin(program, ExecutionOptions.DEFAULTS.withLimits(LIMITS).withLeniency(Leniency.MEMORY));
    try {
      Object[] results = execution.call(program.function("main"), List.of());
      return Arrays.toString(results) + ", leaks: " + execution.leaks(Arrays.asList(results)).size();
    } catch (ExecutionException fault) {
      return "fault";
    }
  }
}
