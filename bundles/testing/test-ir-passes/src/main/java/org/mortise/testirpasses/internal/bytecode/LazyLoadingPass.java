// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal.bytecode;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationText;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.bytecode.LazyProgram;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code test-lazy-loading}: writes the program as bytecode and reads it operation by operation, without the
 * regions of nested operations. The program does not change.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LazyLoadingPass implements PassFactory {
  private static final OperationText TEXTS = IRPrinter.forDiagnostics(PrinterOptions.DEFAULT);
  private static final PassOption<Long> VERSION = PassOption.int32(
      "bytecode-version", BytecodeWriter.NEWEST_VERSION, "Specifies the bytecode version to use.");
  private static final PassSpec SPEC = PassSpec.of("test-lazy-loading", "Test LazyLoading of op")
      .withLocalTitle("LazyLoadingTestPass")
      .withOptions(VERSION);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    BytecodeWriter.Options writing = BytecodeWriter.Options.DEFAULT.withVersion(options.get(VERSION).intValue());
    return (op, run) -> run(op, run, writing);
  }

  private static void run(Operation op, PassRun run, BytecodeWriter.Options writing) {
    byte[] bytes = BytecodeWriter.toBytes(op, writing, new Resources(), run::emit);
    if (bytes == null) {
      run.emit(op.error("failed to write bytecode at version " + writing.version()));
      return;
    }
    LazyProgram.open(SourceText.of("-", bytes), op.context(), ParserOptions.PERMISSIVE, run::emit, new Resources(),
        ignored -> false).ifPresent(program -> materialize(program, run));
  }

  private static void materialize(LazyProgram program, PassRun run) {
    for (Operation op = next(program, run); op != null; op = next(program, run)) {
      print(run, "\n\nBefore Materializing...\n\n" + text(op, program) + "\n\nMaterializing...\n\n");
      program.materialize(op, ignored -> false);
      print(run, text(op, program) + "\n");
    }
    program.finish(ignored -> true);
  }

  private static Operation next(LazyProgram program, PassRun run) {
    print(run, "Has " + program.pendingCount() + " ops to materialize\n");
    return program.nextPending().orElse(null);
  }

  /** All operations are printed in the generic form while regions that must not be empty are. */
  private static String text(Operation op, LazyProgram program) {
    return TEXTS.of(op, !IRVerifier.verify(program.program(), ignored -> {}));
  }

  private static void print(PassRun run, String text) {
    run.print(PassOutput.Channel.STANDARD, text);
  }
}
