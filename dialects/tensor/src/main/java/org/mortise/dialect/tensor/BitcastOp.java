// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Reinterprets the bits of tensor elements as another type of the same width. */
@Op(name = "tensor.bitcast",
    operands = "source: ANY_TENSOR",
    results = "dest: ANY_TENSOR",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    patterns = CastPatterns.class)
public final class BitcastOp extends BitcastOpBase {
  BitcastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(BitcastOp::areCastCompatible);
  }

  FoldResult fold(Attribute[] constants) {
    return source().type() == dest().type() ? FoldResult.of(source()) : FoldResult.NONE;
  }

  private static boolean areCastCompatible(Type from, Type to) {
    return from instanceof TensorType a && to instanceof TensorType b && ShapedType.haveCompatibleShapes(a, b)
        && width(a.elementType()) == width(b.elementType()) && width(a.elementType()) > 0;
  }

  /** Returns the number of bits of an integer or a floating-point number, otherwise 0. */
  private static int width(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    return type instanceof FloatType number ? number.width() : 0;
  }
}
