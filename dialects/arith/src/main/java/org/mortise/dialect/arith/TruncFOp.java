// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;

/** Converts to a narrower floating-point format. */
public final class TruncFOp {
  public static final String NAME = "arith.truncf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatCast(NAME, ArithTypes::isNarrowing)
      .optionalAttribute("roundingmode", RoundingMode.CONSTRAINT)
      .optionalAttribute(ArithDefinitions.FAST_MATH, FastMathFlagsAttr.CONSTRAINT)
      .format("$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
      .folder(TruncFOp::fold)
      .build();

  private final Operation op;

  private TruncFOp(Operation op) {
    this.op = op;
  }

  public static TruncFOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new TruncFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static TruncFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new TruncFOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value in() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    return FloatFolding.convert(constants[0], op.result(0).type());
  }
}
