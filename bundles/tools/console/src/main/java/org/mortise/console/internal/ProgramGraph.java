// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/** Draws a program, or one function of it, with the pass {@code print-graph}, at the cost of that pass. */
final class ProgramGraph {
  static final String PASS = "print-graph";

  private final Snapshot snapshot;
  private final Program program;
  private final DiagnosticPrinter printer;
  private final PrintStream err;

  ProgramGraph(Snapshot snapshot, Program program, PrintStream err) {
    this.snapshot = snapshot;
    this.program = program;
    this.printer = new DiagnosticPrinter();
    this.err = err;
  }

  /**
   * Returns the graph as the bytes of a Graphviz file.
   *
   * @param function the symbol of an operation directly in the module, or null for all
   * @param options the options of the pass, without the file
   * @throws CommandFailure if the program or the function cannot be drawn
   */
  byte[] draw(@Nullable String function, Map<String, String> options) throws CommandFailure {
    Pipeline pipeline = pipeline(options);
    Operation module = module();
    Operation root = function == null ? module : find(module, function);
    StringBuilder text = new StringBuilder();
    if (!new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(root, collect(text))) {
      throw CommandFailure.alreadyReported();
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1); // the text of a pass has one char per byte
  }

  /**
   * Checks that a function exists, at any depth.
   *
   * @throws CommandFailure if it does not, or the program cannot be read
   */
  void check(String function) throws CommandFailure {
    String symbol = symbol(function);
    boolean[] isFound = {false};
    module().walkPreOrder(op -> {
      isFound[0] |= symbol.equals(SymbolTable.getSymbolName(op));
    });
    if (!isFound[0]) {
      throw missing(function);
    }
  }

  private Operation module() throws CommandFailure {
    SourceText source = SourceText.of(program.name(), program.bytes());
    printer.addSource(source);
    Operation module = ProgramFiles.read(source, snapshot.context(), ParserOptions.STRICT, this::report);
    if (module == null) {
      throw CommandFailure.alreadyReported();
    }
    return module;
  }

  /** Returns a name as in a program, whose strings have one char per byte. */
  private static String symbol(String function) {
    return new String(function.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private CommandFailure missing(String function) {
    return new CommandFailure("there is no function '" + function + "' in " + program.name());
  }

  private Pipeline pipeline(Map<String, String> options) throws CommandFailure {
    PassFactory factory = snapshot.pass(PASS);
    if (factory == null) {
      throw new CommandFailure(
          "graphs are drawn by the pass '" + PASS + "', which is not available; see 'why " + PASS + "'");
    }
    Map<String, String> given = new HashMap<>(options);
    given.put("file", "-");
    Pipeline pipeline = new Pipeline(Pipeline.ANY);
    try {
      pipeline.add(factory, given);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(wrong.getMessage() + "; see 'help graph'");
    }
    return pipeline;
  }

  private Operation find(Operation module, String function) throws CommandFailure {
    String symbol = symbol(function);
    for (Operation op : module.region(0).first().operations()) {
      if (symbol.equals(SymbolTable.getSymbolName(op)) && op.regionCount() > 0 && !op.region(0).isEmpty()) {
        return op;
      }
    }
    throw missing(function);
  }

  private PassOutput collect(StringBuilder text) {
    return new PassOutput() {
      @Override
      public void handle(Diagnostic diagnostic) {
        report(diagnostic);
      }

      @Override
      public void print(Channel channel, String more) {
        text.append(more);
      }
    };
  }

  private void report(Diagnostic diagnostic) {
    err.print(printer.print(diagnostic));
    err.flush();
  }
}
