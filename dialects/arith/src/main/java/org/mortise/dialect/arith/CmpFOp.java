// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Compares floating-point numbers. */
@Op(name = "arith.cmpf",
    operands = {"lhs: FLOAT_LIKE", "rhs: FLOAT_LIKE"},
    results = "result: BOOL_LIKE",
    attributes = {
        "predicate: CmpFPredicate.CONSTRAINT",
        "fastmath: FastMathFlagsAttr = FastMathFlagsAttr.DEFAULT"
    },
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_TYPE_OPERANDS", "PURE", "INFERS_RESULT_TYPES"},
    format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
    patterns = IntegerComparison.class)
public final class CmpFOp extends CmpFOpBase {
  CmpFOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "lhs", "result type has i1 element type and same shape as operands", ArithTypes::boolLike);
  }

  /** Creates a comparison at the builder's insertion point. */
  public static OpResult create(OpBuilder builder, Location location, CmpFPredicate predicate, Value lhs, Value rhs) {
    return create(builder, location, lhs, rhs, predicate.attribute(builder.context()));
  }

  public CmpFPredicate predicate() {
    return CmpFPredicate.of(predicateAttr().longValue());
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.ofNullable(FloatFolding.compare(constants, predicate(), result().type()));
  }
}
