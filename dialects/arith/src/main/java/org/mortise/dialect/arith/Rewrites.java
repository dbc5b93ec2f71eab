// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** Helpers of the canonicalization patterns of this dialect. */
final class Rewrites {
  private Rewrites() {}

  /** Returns the signed integer of the constant {@code value}; null if it is not a constant, or a vector or tensor. */
  static @Nullable BigInteger integer(Value value) {
    return Constants.of(value) instanceof IntegerAttr number ? number.signedValue() : null;
  }

  /** Returns the operation that defines {@code value} if it has the given name, otherwise null. */
  static @Nullable Operation definedBy(Value value, String name) {
    Operation op = value.definingOp();
    return op != null && op.name().name().equals(name) ? op : null;
  }

  /** Returns the operand of the cast that defines {@code value} if the cast has the given name, otherwise null. */
  static @Nullable Value sourceOfCast(String name, Value value) {
    Operation cast = definedBy(value, name);
    return cast == null ? null : cast.operand(0);
  }

  /** Returns the overflow flags that both operations have. */
  static int commonFlags(OperationRef a, OperationRef b) {
    return flags(a.operation()) & flags(b.operation());
  }

  private static int flags(Operation op) {
    return op.getAttr("overflowFlags") instanceof OverflowFlagsAttr flags ? flags.bits() : 0;
  }

  private static Type resultType(OperationRef op) {
    Operation operation = op.operation();
    return operation.result(0).type();
  }

  /** Creates a constant of the type of the result of {@code op}. */
  static Value constant(PatternRewriter rewriter, OperationRef op, Location location, BigInteger value) {
    return constant(rewriter, location, resultType(op), value);
  }

  /** Creates a constant of an integer type, or a splat of it. */
  static Value constant(PatternRewriter rewriter, Location location, Type type, BigInteger value) {
    Attribute attribute = IntegerConstants.integer(type, value);
    return ConstantOp.create(rewriter, location, attribute);
  }

  /** Replaces {@code op} by the operation {@code name} on two operands with the given overflow flags. */
  static boolean replaceBinary(
      PatternRewriter rewriter, OperationRef op, Location location, String name, Value lhs, Value rhs,
      int overflowFlags) {
    var state = rewriter.state(location, name).addOperand(lhs).addOperand(rhs);
    state.addResultType(resultType(op));
    state.addAttribute("overflowFlags", OverflowFlagsAttr.of(rewriter.context(), overflowFlags));
    rewriter.replaceOp(op, rewriter.create(state));
    return true;
  }

  /** Replaces {@code op} by the cast {@code name} of {@code in} to the type of the result of {@code op}. */
  static boolean replaceCast(PatternRewriter rewriter, OperationRef op, Location location, String name, Value in) {
    var state = rewriter.state(location, name).addOperand(in).addResultType(resultType(op));
    OpDefinition.of(state.name()).setDefaultAttributes(state);
    rewriter.replaceOp(op, rewriter.create(state));
    return true;
  }
}
