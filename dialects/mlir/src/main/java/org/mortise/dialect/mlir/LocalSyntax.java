// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code of type i32}: a local variable; the result is a reference to it. */
final class LocalSyntax implements OpAssembly {
  private static final String TYPE = "type";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    parser.parseKeyword("of");
    parser.parseKeyword(TYPE);
    Type type = parser.parseType();
    state.addAttribute(TYPE, TypeAttr.of(type));
    parser.parseOptionalAttrDict(state);
    state.addResultType(SyntaxTexts.parseType(state.context(), "!wasmssa<local ref to " + type + ">"));
  }

  @Override
  public String template() {
    return "of type $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(" of type ").printType(((TypeAttr) op.getAttr(TYPE)).value()).printOptionalAttrDict(op, TYPE);
  }
}
