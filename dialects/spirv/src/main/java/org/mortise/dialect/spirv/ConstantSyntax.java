// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.VectorType;

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

  /** Returns the name of the result in MLIR: {@code cst1_i32}, {@code true}, {@code cst_vec_4xf32}. */
  static String nameOf(Operation op) {
    Type type = op.result(0).type();
    StringBuilder name = new StringBuilder("cst");
    if (op.getAttr(VALUE) instanceof IntegerAttr integer) {
      if (integer.isBool()) {
        return integer.boolValue() ? "true" : "false";
      }
      name.append(integer.signedValue());
    }
    if (type instanceof IntegerType || type instanceof FloatType) {
      name.append('_').append(type);
    } else if (type instanceof VectorType vector) {
      name.append("_vec_");
      for (long size : vector.shape()) {
        name.append(size).append('x');
      }
      name.append(vector.elementType());
    }
    return name.toString();
  }
}
