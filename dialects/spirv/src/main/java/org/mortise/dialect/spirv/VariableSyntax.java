// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code init(%value) : !spirv.ptr<f32, Function>}. */
final class VariableSyntax implements OpAssembly {
  private static final String STORAGE_CLASS = "storage_class";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand initializer = null;
    if (parser.parseOptionalKeyword("init")) {
      parser.parsePunctuation("(");
      initializer = parser.parseOperand();
      parser.parsePunctuation(")");
    }
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Type pointer = parser.parseColonType();
    if (!pointer.toString().startsWith("!spirv.ptr<")) {
      throw parser.error(start, "expected spirv.ptr type");
    }
    if (initializer != null) {
      state.addOperand(parser.resolveOperand(initializer, pointee(pointer)));
    }
    state.addAttribute(STORAGE_CLASS, Words.of(state.context(), STORAGE_CLASS, Words.storageClass(pointer)));
    state.addResultTypes(List.of(pointer));
  }

  private static Type pointee(Type pointer) {
    String body = SyntaxTexts.body(pointer);
    return SyntaxTexts.parseType(pointer.context(), body.substring(0, body.lastIndexOf(',')));
  }

  @Override
  public String template() {
    return ": $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    if (op.operandCount() > 0) {
      printer.print(" init(").printOperand(op.operand(0)).print(')');
    }
    printer.printOptionalAttrDict(op, STORAGE_CLASS);
    printer.print(" : ").printType(op.result(0).type());
  }
}
