// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "file.h"} or {@code <"file.h">}. */
final class IncludeSyntax implements OpAssembly {
  private static final String FILE = "include";
  private static final String STANDARD = "is_standard_include";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    boolean isStandard = parser.parseOptionalPunctuation("<");
    state.addAttribute(FILE, StringAttr.of(state.context(), parser.parseString()));
    if (isStandard) {
      parser.parsePunctuation(">");
      state.addAttribute(STANDARD, UnitAttr.of(state.context()));
    }
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "\"$file\"";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    boolean isStandard = op.getAttr(STANDARD) != null;
    printer.print(isStandard ? " <" : " ").printString(((StringAttr) op.getAttr(FILE)).value());
    printer.print(isStandard ? ">" : "").printOptionalAttrDict(op, FILE, STANDARD);
  }
}
