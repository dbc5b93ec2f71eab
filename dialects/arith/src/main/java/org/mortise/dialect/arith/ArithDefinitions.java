// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import java.util.function.BiPredicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** What the definitions of families of operations have in common. */
final class ArithDefinitions {
  static final String FAST_MATH = "fastmath";
  static final String OVERFLOW = "overflowFlags";

  private static final String BINARY = "$lhs `,` $rhs attr-dict `:` type($result)";
  private static final String BINARY_OVERFLOW =
      "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
  private static final String BINARY_FAST_MATH =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  private static final String UNARY_FAST_MATH = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  private static final String CAST = "$in attr-dict `:` type($in) `to` type($out)";

  private ArithDefinitions() {}

  /** Any operation of this dialect that works element by element. */
  static OpDefinitionBuilder elementwise(String name) {
    return OpDefinition.named(name)
        .traits(Trait.NO_MEMORY_EFFECT, Trait.ELEMENTWISE, Trait.SCALARIZABLE, Trait.VECTORIZABLE, Trait.TENSORIZABLE);
  }

  private static OpDefinitionBuilder binary(String name, TypeConstraint<?> type) {
    return elementwise(name)
        .operand("lhs", type)
        .operand("rhs", type)
        .result("result", type)
        .traits(Trait.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResultTypes(state -> state.operands().isEmpty() ? null : List.of(state.operands().get(0).type()));
  }

  static OpDefinitionBuilder integerBinary(String name) {
    return binary(name, TypeConstraints.SIGNLESS_INTEGER_LIKE).traits(Trait.ALWAYS_SPECULATABLE).format(BINARY);
  }

  /** An integer operation that can promise not to overflow. */
  static OpDefinitionBuilder integerBinaryWithFlags(String name) {
    return binary(name, TypeConstraints.SIGNLESS_INTEGER_LIKE)
        .defaultAttribute(OVERFLOW, OverflowFlagsAttr.CONSTRAINT, context -> OverflowFlagsAttr.of(context, 0))
        .traits(Trait.ALWAYS_SPECULATABLE)
        .format(BINARY_OVERFLOW);
  }

  /** A division or remainder: undefined if the divisor is zero, see {@link DivisionSpeculation}. */
  static OpDefinitionBuilder division(String name) {
    return binary(name, TypeConstraints.SIGNLESS_INTEGER_LIKE).format(BINARY);
  }

  static OpDefinitionBuilder floatBinary(String name) {
    return binary(name, TypeConstraints.FLOAT_LIKE)
        .defaultAttribute(FAST_MATH, FastMathFlagsAttr.CONSTRAINT, context -> FastMathFlagsAttr.of(context, 0))
        .traits(Trait.ALWAYS_SPECULATABLE)
        .format(BINARY_FAST_MATH);
  }

  static OpDefinitionBuilder floatUnary(String name) {
    return elementwise(name)
        .operand("operand", TypeConstraints.FLOAT_LIKE)
        .result("result", TypeConstraints.FLOAT_LIKE)
        .defaultAttribute(FAST_MATH, FastMathFlagsAttr.CONSTRAINT, context -> FastMathFlagsAttr.of(context, 0))
        .traits(Trait.ALWAYS_SPECULATABLE, Trait.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResultTypes(state -> state.operands().isEmpty() ? null : List.of(state.operands().get(0).type()))
        .format(UNARY_FAST_MATH);
  }

  private static OpDefinitionBuilder cast(
      String name, TypeConstraint<?> in, TypeConstraint<?> out, BiPredicate<Type, Type> compatible) {
    return elementwise(name)
        .operand("in", in)
        .result("out", out)
        .traits(Trait.ALWAYS_SPECULATABLE, Trait.SAME_OPERANDS_AND_RESULT_SHAPE)
        .predicate("input and output have the same tensor dimensions", ArithDefinitions::hasSameTensorDimensions)
        .cast((from, to) -> compatible.test(from, to) && encoding(from) == encoding(to))
        .format(CAST);
  }

  /** What is no tensor counts as one without dimensions; unknown dimensions are the same, an unknown rank is not. */
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

  /** A cast between integers; an index is none. */
  static OpDefinitionBuilder integerCast(String name, BiPredicate<Type, Type> compatible) {
    TypeConstraint<?> type = TypeConstraints.SIGNLESS_FIXED_WIDTH_INTEGER_LIKE;
    return cast(name, type, type, compatible);
  }

  static OpDefinitionBuilder floatCast(String name, BiPredicate<Type, Type> compatible) {
    return cast(name, TypeConstraints.FLOAT_LIKE, TypeConstraints.FLOAT_LIKE, compatible);
  }

  static OpDefinitionBuilder integerToFloat(String name) {
    return cast(name, TypeConstraints.SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, TypeConstraints.FLOAT_LIKE,
        (from, to) -> true);
  }

  static OpDefinitionBuilder floatToInteger(String name) {
    return cast(name, TypeConstraints.FLOAT_LIKE, TypeConstraints.SIGNLESS_FIXED_WIDTH_INTEGER_LIKE,
        (from, to) -> true);
  }

  static OpDefinitionBuilder indexCast(String name) {
    return cast(name, ArithTypes.INDEX_CAST, ArithTypes.INDEX_CAST, ArithTypes::isBetweenIndexAndInteger);
  }

  static OpDefinitionBuilder bitcast(String name) {
    return cast(name, ArithTypes.BITCAST, ArithTypes.BITCAST, ArithTypes::haveSameWidth);
  }
}
