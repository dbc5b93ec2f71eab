// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.version.FormerProgram;

/** Prints one operation: names its values, finds the aliases if there can be any, and prints. Used once. */
final class ProgramPrinter {
  private final PrinterOptions options;
  private final ByteSink out = new ByteSink();
  private final Flusher flusher;
  private final Resources resources;
  private @Nullable Map<Operation, Integer> starts;

  /** Stores the text. */
  ProgramPrinter(PrinterOptions options) {
    this(options, new Resources());
  }

  /** Stores the text followed by resources. */
  ProgramPrinter(PrinterOptions options, Resources resources) {
    this.options = options;
    this.flusher = Flusher.NONE;
    this.resources = resources;
  }

  /** Writes the text to {@code target}, and resources after it. */
  ProgramPrinter(PrinterOptions options, Resources resources, OutputStream target) {
    this.options = options;
    this.resources = resources;
    this.flusher = new Flusher(target);
  }

  void print(Operation op) throws IOException {
    try {
      run(op);
      flusher.flush(out);
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }

  /** The text, with the position of each operation in it. */
  PrintedProgram printedWithPositions(Operation op) {
    starts = new IdentityHashMap<>();
    run(op);
    return new PrintedProgram(out.toByteArray(), starts);
  }

  /** The text. */
  ByteSink printed(Operation op) {
    run(op);
    return out;
  }

  private void run(Operation program) {
    boolean needsCheck = !options.genericForm() || FormerProgram.isNeeded(program, options.version());
    boolean valid = !needsCheck || options.verifier() == null || options.verifier().test(program);
    FormerProgram former = valid ? FormerProgram.of(program, options.version(), options.localScope()) : null;
    print(former == null ? program : former.operation(), valid ? options : options.withGenericForm(true));
    if (former != null && starts != null) {
      starts = former.ofOriginals(program, starts);
    }
  }

  private void print(Operation op, PrinterOptions used) {
    boolean divided = used.threads() > 1 && op.block() == null && starts == null && FunctionsPrinter.isFor(op, used);
    boolean named = !divided || used.debugInfo() || FunctionsPrinter.hasAliasable(op, used.threads());
    ValueNames names = new ValueNames(used);
    if (named) {
      names.number(scope(op));
    }
    boolean needAliases = !used.localScope() && (names.aliasable() || used.debugInfo());
    Aliases aliases = needAliases ? AliasScan.scan(op, used, names) : null;
    OperationPrinter printer = new OperationPrinter(used, names, aliases, out, new ByteSink());
    if (starts != null) {
      printer.regions.recordStarts(starts);
    }
    if (divided) {
      printer.regions.setFunctionsPrinter(new FunctionsPrinter(
          used, named ? names : null, aliases, used.threads(), printer.distinctNumbers()));
    }
    if (op.block() != null || used.localScope()) {
      printer.regions.print(op, flusher);
      return;
    }
    if (aliases != null) {
      aliases.printDefinitions(printer, false);
    }
    printer.regions.print(op, flusher);
    printer.print('\n');
    if (aliases != null) {
      aliases.printDefinitions(printer, true);
    }
    if (!resources.isEmpty()) {
      new ResourceSection(op, resources, options).print(out);
    }
  }

  /** Returns the scope of names: the outermost operation, or in local scope the nearest isolated one. */
  private Operation scope(Operation op) {
    Operation scope = op;
    while (scope.parentOp() != null && !(options.localScope() && scope.hasTrait(Trait.ISOLATED_FROM_ABOVE))) {
      scope = scope.parentOp();
    }
    return scope;
  }
}
