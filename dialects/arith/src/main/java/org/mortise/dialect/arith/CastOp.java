// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.BiPredicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** A conversion of a number, or of each element of a vector or tensor, to another type. */
@Op(traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"},
    format = "$in attr-dict `:` type($in) `to` type($out)")
public abstract class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("input and output have the same tensor dimensions", CastOp::hasSameTensorDimensions);
  }

  /** Returns the rule of a cast that {@code compatible} decides and that keeps the encoding of a tensor. */
  static BiPredicate<Type, Type> rule(BiPredicate<Type, Type> compatible) {
    return (from, to) -> compatible.test(from, to) && encoding(from) == encoding(to);
  }

  /** A type that is no tensor counts as one without dimensions; unknown dimensions are equal, an unknown rank is not. */
  private static boolean hasSameTensorDimensions(Operation op) {
    Type from = op.operand(0).type();
    Type to = op.result(0).type();
    if (!(from instanceof TensorType) && !(to instanceof TensorType)) {
      return true;
    }
    boolean ranked = from instanceof RankedTensorType && to instanceof RankedTensorType;
    return ranked ? ArithTypes.haveSameShape(from, to) : isWithoutDimensions(from) && isWithoutDimensions(to);
  }

  private static boolean isWithoutDimensions(Type type) {
    return !(type instanceof TensorType) || type instanceof RankedTensorType tensor && tensor.rank() == 0;
  }

  private static Attribute encoding(Type type) {
    return type instanceof RankedTensorType tensor ? tensor.encoding() : null;
  }
}
