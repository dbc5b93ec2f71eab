// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.opt.ByteStrings;
import org.mortise.opt.FileProblem;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.UsageException;
import org.mortise.validation.Validator;
import org.mortise.validation.model.FunctionVerdict;

/** One run of {@code mortise-run --validate}, which compares the functions of two programs. */
final class ValidationRun {
  private final RunArguments arguments;
  private final Invocation call;
  private final DiagnosticPrinter printer = new DiagnosticPrinter();
  private final ProgramReader reader;

  ValidationRun(Context context, RunArguments arguments, Invocation call) {
    this.arguments = arguments;
    this.call = call;
    this.reader = new ProgramReader(context, arguments, call, printer, this::report);
  }

  /** Compares the programs, and returns whether each function behaves equally in both. */
  boolean run() throws IOException, FileProblem, UsageException {
    Operation source = reader.read(arguments.values().files().get(0));
    Operation target = source == null ? null : reader.read(arguments.values().files().get(1));
    if (target == null) {
      return false;
    }
    String entry = arguments.givenEntry();
    List<FunctionVerdict> verdicts = new Validator(arguments.validation()).validate(
        source, target, call.threads(), name -> entry == null || name.equals(ByteStrings.of(entry)));
    if (verdicts.isEmpty()) {
      throw new UsageException(entry == null ? "no function has a body in both programs"
          : "there is no function '" + entry + "' with a body in both programs");
    }
    boolean isSame = true;
    for (FunctionVerdict verdict : verdicts) {
      isSame &= verdict.isSame();
      if (verdict.difference() != null) {
        report(verdict.difference().diagnostic());
      } else if (verdict.remark() != null) {
        report(verdict.remark());
      } else {
        call.out().write(("@" + verdict.name() + " does the same on " + verdict.inputs() + " inputs\n")
            .getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    call.out().flush();
    return isSame;
  }

  private void report(Diagnostic diagnostic) {
    try {
      call.err().write(printer.print(diagnostic).getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
