// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** A space that MLIR 19.1 prints before the attributes of some operations, in addition to the usual one. */
final class FormerSpace implements CustomDirective {
  static void addTo(OpDefinitionBuilder op) {
    op.directive("FormerSpace", new FormerSpace());
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    // nothing to be read
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(printer.version().isNewest() ? "" : " ");
  }
}
