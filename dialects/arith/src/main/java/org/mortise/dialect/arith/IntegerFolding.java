// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.IntFunction;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.ShapedType;

/**
 * Computes with constant integers, and element by element with constant vectors and tensors of them. Numbers are signed
 * and exact; results are cut to the width of their type. Linear in the number of elements, constant for splats.
 */
final class IntegerFolding {
  private static final int UNROLL_LIMIT = Integer.MAX_VALUE;

  /** Computes with one number. */
  @FunctionalInterface
  interface Unary {
    /** The result, of which only the lower bits count; null if it is undefined. */
    BigInteger apply(BigInteger a, int width);
  }

  /** Computes with two numbers of {@code width} bits. */
  @FunctionalInterface
  interface Binary {
    /** The result, of which only the lower bits count; null if it is undefined. */
    BigInteger apply(BigInteger a, BigInteger b, int width);
  }

  private IntegerFolding() {}

  /** The result of an operation whose result has the type of its operands. */
  static FoldResult binary(Attribute[] constants, Binary function) {
    return constants[0] == null ? FoldResult.NONE : binary(constants, constants[0].type(), function);
  }

  static FoldResult binary(Attribute[] constants, Type type, Binary function) {
    return FoldResult.ofNullable(fold(constants, type, function));
  }

  /**
   * The larger or the smaller of two operands.
   *
   * @param absorbing the number that is the result whatever the other is
   * @param neutral the number that is never the result if the other is different
   */
  static FoldResult extremum(
      Operation op, Attribute[] constants, IntFunction<BigInteger> absorbing, IntFunction<BigInteger> neutral,
      Binary function) {
    if (op.operand(0) == op.operand(1) || IntegerConstants.is(constants[1], absorbing)) {
      return FoldResult.of(op.operand(1));
    }
    return IntegerConstants.is(constants[1], neutral) ? FoldResult.of(op.operand(0)) : binary(constants, function);
  }

  /** The result as a constant of {@code type}, or null. */
  static Attribute fold(Attribute[] constants, Type type, Binary function) {
    Attribute left = constants[0];
    Attribute right = constants[1];
    if (left == null || right == null || left.type() != right.type()) {
      return null;
    }
    int width = ArithTypes.width(left.type());
    BigInteger a = IntegerConstants.splat(left);
    BigInteger b = IntegerConstants.splat(right);
    if (a != null && b != null) {
      BigInteger value = function.apply(a, b, width);
      return value == null ? null : IntegerConstants.integer(type, value);
    }
    return left instanceof DenseElementsAttr x && right instanceof DenseElementsAttr y
        ? elementwise(x, y, type, function, width) : null;
  }

  private static Attribute elementwise(
      DenseElementsAttr left, DenseElementsAttr right, Type type, Binary function, int width) {
    if (left.numElements() > UNROLL_LIMIT) {
      return null;
    }
    Type element = ArithTypes.elementTypeOrSelf(type);
    int count = (int) left.numElements();
    DenseElementsBuilder values = new DenseElementsBuilder((ShapedType) type);
    for (int i = 0; i < count; i++) {
      if (!(left.elementAt(i) instanceof IntegerAttr a) || !(right.elementAt(i) instanceof IntegerAttr b)) {
        return null;
      }
      BigInteger value = function.apply(a.signedValue(), b.signedValue(), width);
      if (value == null) {
        return null;
      }
      values.addInteger(IntegerRange.wrap(value, ArithTypes.width(element)));
    }
    return values.build();
  }

  /** The result of a conversion from the type of {@code constant} to {@code type}. */
  static FoldResult cast(Attribute constant, Type type, Unary function) {
    if (constant == null) {
      return FoldResult.NONE;
    }
    int width = ArithTypes.width(constant.type());
    BigInteger a = IntegerConstants.splat(constant);
    if (a != null) {
      return IntegerConstants.canBeConstant(type)
          ? FoldResult.of(IntegerConstants.integer(type, function.apply(a, width))) : FoldResult.NONE;
    }
    return constant instanceof DenseElementsAttr elements && IntegerConstants.canBeConstant(type)
        ? FoldResult.ofNullable(elementwise(elements, type, function, width)) : FoldResult.NONE;
  }

  private static Attribute elementwise(DenseElementsAttr elements, Type type, Unary function, int width) {
    if (elements.numElements() > UNROLL_LIMIT) {
      return null;
    }
    Type element = ArithTypes.elementTypeOrSelf(type);
    int count = (int) elements.numElements();
    DenseElementsBuilder values = new DenseElementsBuilder((ShapedType) type);
    for (int i = 0; i < count; i++) {
      if (!(elements.elementAt(i) instanceof IntegerAttr a)) {
        return null;
      }
      values.addInteger(IntegerRange.wrap(function.apply(a.signedValue(), width), ArithTypes.width(element)));
    }
    return values.build();
  }
}
