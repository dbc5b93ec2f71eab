// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %part, %composite[1 : i32] : f32 into vector<4xf32>}. */
final class CompositeInsertSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand part = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand composite = parser.parseOperand();
    CompositeExtractSyntax.parseIndices(parser, state);
    parser.parseOptionalAttrDict(state);
    Type partType = parser.parseColonType();
    parser.parseKeyword("into");
    Type type = parser.parseType();
    state.addOperand(parser.resolveOperand(part, partType)).addOperand(parser.resolveOperand(composite, type));
    state.addResultTypes(List.of(type));
  }

  @Override
  public String template() {
    return "$%part, $%composite[$index : i32] : $type into $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).print(", ").printOperand(op.operand(1));
    printer.printAttribute(op.getAttr(CompositeExtractSyntax.INDICES));
    printer.printOptionalAttrDict(op, CompositeExtractSyntax.INDICES);
    printer.print(" : ").printType(op.operand(0).type()).print(" into ").printType(op.result(0).type());
  }
}
