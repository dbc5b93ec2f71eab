// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** Programs as texts, and their execution. */
final class Programs {
  static final Context CONTEXT = ClassPathContext.create();

  private Programs() {}

  static Program of(String text, ExternalFunctions... externals) {
    return new Program(
        ClassPathContext.parse(CONTEXT, ParserOptions.STRICT, text), List.of(externals));
  }

  /** Calls a function and returns its results. */
  static List<Object> call(Program program, Engine engine, String function, Object... arguments) {
    Execution execution = engine.begin(program, ExecutionOptions.DEFAULTS);
    return Arrays.asList(execution.call(program.function(function), List.of(arguments)));
  }

  /** Calls a function and returns its error. */
  static Diagnostic error(Program program, Engine engine, String function, Object... arguments) {
    return catchThrowableOfType(
        ExecutionException.class, () -> call(program, engine, function, arguments)).diagnostic();
  }

  /** Returns the lines of an error and of its notes. */
  static List<Integer> lines(Diagnostic error) {
    List<Integer> lines = new ArrayList<>();
    lines.add(((FileLineColLoc) error.location()).line());
    error.notes().forEach(note -> lines.add(((FileLineColLoc) note.location()).line()));
    return lines;
  }
}
