// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.TensorType;

/** {@code 1 : i32}; values without a type and tensors are followed by the type of the result. */
final class ConstantSyntax implements OpAssembly {
  private static final String VALUE = "value";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Attribute value = parser.parseAttribute();
    state.addAttribute(VALUE, value);
    Type type = value.type();
    boolean isOther = type == null || type instanceof TensorType;
    state.addResultTypes(List.of(isOther ? parser.parseColonType() : type));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "$value";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Attribute value = op.getAttr(VALUE);
    printer.print(' ').printAttribute(value);
    if (value.type() == null || value.type() instanceof TensorType) {
      printer.print(" : ").printType(op.result(0).type());
    }
    printer.printOptionalAttrDict(op, VALUE);
  }
}
