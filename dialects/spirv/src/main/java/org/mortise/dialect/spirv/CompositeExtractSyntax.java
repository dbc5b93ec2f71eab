// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %composite[1 : i32] : vector<4xf32>}. */
final class CompositeExtractSyntax implements OpAssembly {
  static final String INDICES = "indices";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand composite = parser.parseOperand();
    ArrayAttr indices = parseIndices(parser, state);
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Type type = parser.parseColonType();
    Type part = Composites.part(type, indices);
    if (part == null) {
      throw parser.error(start, "cannot extract from a value of the type '" + type + "' with index " + indices);
    }
    state.addOperand(parser.resolveOperand(composite, type));
    state.addResultTypes(List.of(part));
  }

  /** Parses the indices and adds them. */
  static ArrayAttr parseIndices(OpAsmParser parser, OperationState state) {
    int start = parser.position();
    Attribute indices = parser.parseAttribute();
    if (!(indices instanceof ArrayAttr array)) {
      throw parser.error(start, "expected a list of indices");
    }
    state.addAttribute(INDICES, indices);
    return array;
  }

  @Override
  public String template() {
    return "$%composite[$index : i32] : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).printAttribute(op.getAttr(INDICES));
    printer.printOptionalAttrDict(op, INDICES);
    printer.print(" : ").printType(op.operand(0).type());
  }
}
