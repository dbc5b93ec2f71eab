// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Compares integers. */
@Op(name = "arith.cmpi",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: BOOL_LIKE",
    attributes = "predicate: CmpIPredicate.CONSTRAINT",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_TYPE_OPERANDS", "PURE", "INFERS_RESULT_TYPES"},
    format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    canonicalization = "ComparisonPatterns.cmpI")
public final class CmpIOp extends CmpIOpBase {
  CmpIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "lhs", "result type has i1 element type and same shape as operands", ArithTypes::boolLike);
  }

  /** Creates a comparison at the builder's insertion point. */
  public static CmpIOp create(OpBuilder builder, Location location, CmpIPredicate predicate, Value lhs, Value rhs) {
    return create(builder, location, lhs, rhs, predicate.attribute(builder.context()));
  }

  /** Returns the predicate. */
  public CmpIPredicate predicate() {
    return CmpIPredicate.of(predicateAttr().longValue());
  }

  FoldResult fold(Attribute[] constants) {
    Type type = result().type();
    if (lhs() == rhs()) {
      return FoldResult.ofNullable(IntegerConstants.bool(type, predicate().holdsForEqual()));
    }
    Value truth = asTruthValue(constants[1]);
    if (truth != null) {
      return FoldResult.of(truth);
    }
    if (constants[0] != null && constants[1] == null) {
      swapOperands();
      return FoldResult.IN_PLACE;
    }
    CmpIPredicate predicate = predicate();
    return IntegerFolding.binary(
        constants, type, (a, b, width) -> predicate.holds(a, b, width) ? BigInteger.ONE : BigInteger.ZERO);
  }

  /** Returns the {@code i1} whose extension is compared with 0 for inequality, or null. */
  private @Nullable Value asTruthValue(Attribute right) {
    if (predicate() != CmpIPredicate.NE || !IntegerConstants.isZero(right)) {
      return null;
    }
    Value narrow = IntegerCastOp.extended(lhs().definingOp());
    return narrow != null && ArithTypes.width(narrow.type()) == 1 ? narrow : null;
  }

  private void swapOperands() {
    Value left = lhs();
    setPredicateAttr(predicate().swapped().attribute(operation().context()));
    lhsOperand().set(rhs());
    rhsOperand().set(left);
  }
}
