// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/**
 * Prints operations inside one isolated operation, one by one, with the names that they have in their file, but without
 * aliases. Names are computed once, in time linear in the isolated operation (in the whole program if names are unique
 * in it); after that, printing is linear in the text. The program must not change in the meantime.
 */
public final class FragmentPrinter {
  private static final int INDENT = 2;

  private final ByteSink out = new ByteSink();
  private final ValueNames names;
  private final OperationPrinter printer;

  /** Creates a printer for {@code op} and the other operations of its isolated parent. */
  public FragmentPrinter(Operation op, PrinterOptions options) {
    boolean valid = options.verifier() == null || options.verifier().test(op);
    PrinterOptions used = valid ? options : options.withGenericForm(true);
    Operation isolated = isolatedAround(op);
    boolean uniqueInProgram = !used.localScope() && (used.uniqueSsaIds() || used.genericForm());
    Operation scope = uniqueInProgram ? outermost(isolated) : isolated;
    names = new ValueNames(used, scope == isolated); // other threads may use operations outside of it
    names.number(scope);
    printer = new OperationPrinter(used, names, null, out, new ByteSink());
  }

  private static Operation isolatedAround(Operation op) {
    Operation scope = op;
    while (scope.parentOp() != null && !scope.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      scope = scope.parentOp();
    }
    return scope;
  }

  private static Operation outermost(Operation op) {
    Operation outer = op;
    while (outer.parentOp() != null) {
      outer = outer.parentOp();
    }
    return outer;
  }

  /** Returns the text of {@code op} with its regions and without a line end, as a byte string. */
  public String print(Operation op) {
    out.truncate(0);
    printer.regions.print(op, Flusher.NONE);
    return out.toString();
  }

  /** Returns the text of a block with its label, terminator and a line end after each line, as a byte string. */
  public String print(Block block) {
    out.truncate(0);
    int indent = printer.indent();
    printer.printLabel(block);
    printer.setIndent(indent + INDENT);
    printer.printBlockComments(block);
    for (Operation op : block.operations()) {
      out.appendSpaces(printer.indent());
      printer.regions.print(op, Flusher.NONE);
      out.append("\n");
    }
    printer.setIndent(indent);
    return out.toString();
  }

  /** Returns the name of a value, with its position in its pack. */
  public String nameOf(Value value) {
    out.truncate(0);
    names.print(value, true, out);
    return out.toString();
  }
}
