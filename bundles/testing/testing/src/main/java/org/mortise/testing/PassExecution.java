// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.verify.IRVerifier;

/**
 * One execution of one pass on one operation, with all its reports. For tests of properties that a golden file does not
 * show: statistics, preserved analyses, options, the channel of a text.
 *
 * @param factory the pass
 * @param op the operation after the pass
 * @param run the run, with its preserved analyses
 * @param diagnostics the diagnostics, in their order
 * @param texts the texts printed to each channel
 */
public record PassExecution(PassFactory factory, Operation op, PassRun run, List<Diagnostic> diagnostics,
    Map<PassOutput.Channel, String> texts) {
  /** Records all reports of a pass. */
  private static final class Recorder implements PassOutput {
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Map<Channel, String> texts = new EnumMap<>(Channel.class);

    @Override
    public void handle(Diagnostic diagnostic) {
      diagnostics.add(diagnostic);
    }

    @Override
    public void print(Channel channel, String text) {
      texts.merge(channel, text, String::concat);
    }
  }

  /** Parses a module with all dialects of the class path, and runs the pass with its default options on it. */
  public static PassExecution of(PassFactory factory, String program) {
    return of(factory, Map.of(), program);
  }

  /**
   * Parses a module with all dialects of the class path, and runs the pass on it.
   *
   * @param options option texts by name
   * @throws IllegalArgumentException if an option is unknown, malformed or contradictory
   * @throws AssertionError if the program cannot be parsed, or is invalid after the pass
   */
  public static PassExecution of(PassFactory factory, Map<String, String> options, String program) {
    return of(factory, options, ClassPathContext.parse(ClassPathContext.create(), ParserOptions.STRICT, program));
  }

  /**
   * Runs the pass on an operation, and verifies the operation afterwards.
   *
   * @param options option texts by name
   * @throws IllegalArgumentException if an option is unknown, malformed or contradictory
   * @throws AssertionError if the operation is invalid after the pass
   */
  public static PassExecution of(PassFactory factory, Map<String, String> options, Operation op) {
    Pass pass = factory.create(PassOptions.parse(factory.spec().options(), options));
    pass.initialize(op.context());
    Recorder recorder = new Recorder();
    PassRun run = new PassRun(new AnalysisCache(op), recorder, true);
    factory.spec().run(pass, op, run);
    assertThat(IRVerifier.verify(op, recorder)).as("%s", recorder.diagnostics).isTrue();
    return new PassExecution(factory, op, run, recorder.diagnostics, recorder.texts);
  }

  /** Returns the program after the pass. */
  public String program() {
    return IRPrinter.toString(op);
  }

  /** Returns the messages of the errors and warnings. */
  public List<String> messages() {
    return diagnostics.stream().filter(diagnostic -> diagnostic.remark() == null).map(Diagnostic::message).toList();
  }

  /**
   * Returns the final count of a statistic.
   *
   * @throws IllegalArgumentException if the pass does not declare it
   */
  public long count(String name) {
    for (PassStatistic statistic : factory.spec().statistics()) {
      if (statistic.name().equals(name)) {
        return run.counted(statistic);
      }
    }
    throw new IllegalArgumentException("no statistic '" + name + "'");
  }
}
