// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.List;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.text.printer.VersionCheck;

/** Annotates a program and renders it, as text or bytecode. */
final class PrintStage implements Stage {
  private final RunContext context;
  private final PrinterOptions printing;

  PrintStage(RunContext context, PrinterOptions printing) {
    this.context = context;
    this.printing = printing;
  }

  @Override
  public String title() {
    return "Output";
  }

  @Override
  public boolean run(Part part) {
    OptOptions options = context.options();
    List<?> names = options.list(Flags.ANNOTATE);
    if (!names.isEmpty() && !new Annotations(context.snapshot(), part.output).add(names, part.program)) {
      return false;
    }
    if (!VersionCheck.check(part.program, part.version, part.output)) {
      return false;
    }
    ProcessedInput result =
        new ProcessedInput(part.program, part.output.resources(), printing.withVersion(part.version));
    if (options.isOn(Flags.EMIT_BYTECODE)) {
      if (!result.renderBytecode(writing(part.version), part.output)) {
        return false;
      }
    } else if (part.observers.isAny()) {
      result.render(); // so that it is measured; otherwise the text is written as it is printed
    }
    part.result = result;
    return true;
  }

  private BytecodeWriter.Options writing(MlirVersion mlirVersion) {
    long version = context.options().number(Flags.BYTECODE_VERSION);
    return BytecodeWriter.Options.DEFAULT
        .withVersion((int) Math.max(-1, Math.min(version, Integer.MAX_VALUE)))
        .withMlirVersion(mlirVersion)
        .withElidedResources(context.options().isOn(Flags.ELIDE_BYTECODE_RESOURCES));
  }
}
