// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatCast;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The family of casts: the conversion of a number, or of each element of a vector or tensor, to another type. */
@Op(traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"},
    format = "$in attr-dict `:` type($in) `to` type($out)")
public abstract class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  /** Returns the operand. */
  public abstract Value in();

  /** Returns the result. */
  public abstract OpResult out();

  static void define(OpDefinitionBuilder op) {
    op.predicate("input and output have the same tensor dimensions", CastOp::hasSameTensorDimensions);
  }

  FoldResult fold(@Nullable Attribute[] constants) {
    if (computation() instanceof IntegerCast cast) {
      return IntegerFolding.cast(constants[0], out().type(), cast::apply);
    }
    return computation() instanceof FloatCast cast ? fold(constants[0], cast) : FoldResult.NONE;
  }

  /** Folds a conversion from or to floating-point numbers. */
  final FoldResult fold(@Nullable Attribute constant, FloatCast cast) {
    Type element = ArithTypes.elementType(out().type());
    return ElementwiseFolding.unary(constant, out().type(), number -> cast.apply(number, element));
  }

  /** Returns a rule that accepts casts accepted by {@code compatible} that preserve the tensor encoding. */
  static BiPredicate<Type, Type> rule(BiPredicate<Type, Type> compatible) {
    return (from, to) -> compatible.test(from, to) && encoding(from) == encoding(to);
  }

  /**
   * Returns whether input and output have the same tensor dimensions. A non-tensor counts as a tensor of rank 0.
   * Dynamic dimensions are equal to each other; unknown ranks are not.
   */
  static boolean hasSameTensorDimensions(Operation op) {
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

  private static @Nullable Attribute encoding(Type type) {
    return type instanceof RankedTensorType tensor ? tensor.encoding() : null;
  }
}
