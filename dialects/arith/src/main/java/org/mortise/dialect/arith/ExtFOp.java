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

/** Converts to a wider floating-point format. */
public final class ExtFOp {
  public static final String NAME = "arith.extf";

  static final OpDefinition DEFINITION = ArithDefinitions.floatCast(NAME, ArithTypes::isWidening)
      .optionalAttribute(ArithDefinitions.FAST_MATH, FastMathFlagsAttr.CONSTRAINT)
      .format("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
      .folder(ExtFOp::fold)
      .build();

  private final Operation op;

  private ExtFOp(Operation op) {
    this.op = op;
  }

  public static ExtFOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new ExtFOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ExtFOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ExtFOp(op) : null;
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

  private static boolean mayContract(Operation op) {
    return op.getAttr(ArithDefinitions.FAST_MATH) instanceof FastMathFlagsAttr flags
        && flags.has(FastMathFlagsAttr.CONTRACT);
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    TruncFOp inner = TruncFOp.of(op.operand(0).definingOp());
    boolean contracts = inner != null && mayContract(op) && mayContract(inner.operation());
    if (contracts && inner.in().type() == op.result(0).type()) {
      return FoldResult.of(inner.in());
    }
    return FloatFolding.convert(constants[0], op.result(0).type());
  }
}
