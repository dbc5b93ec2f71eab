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

/** Converts a floating-point number to an unsigned integer, rounding towards zero. */
public final class FPToUIOp {
  public static final String NAME = "arith.fptoui";

  static final OpDefinition DEFINITION = ArithDefinitions.floatToInteger(NAME)
      .folder(FPToUIOp::fold)
      .build();

  private final Operation op;

  private FPToUIOp(Operation op) {
    this.op = op;
  }

  public static FPToUIOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new FPToUIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static FPToUIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new FPToUIOp(op) : null;
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
    return FloatFolding.toInteger(constants[0], op.result(0).type(), false);
  }
}
