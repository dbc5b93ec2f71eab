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

/** Extends an integer with zeros. */
public final class ExtUIOp {
  public static final String NAME = "arith.extui";

  static final OpDefinition DEFINITION = ArithDefinitions.integerCast(NAME, ArithTypes::isWidening)
      .folder(ExtUIOp::fold)
      .build();

  private final Operation op;

  private ExtUIOp(Operation op) {
    this.op = op;
  }

  public static ExtUIOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new ExtUIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ExtUIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ExtUIOp(op) : null;
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
    ExtUIOp inner = of(op.operand(0).definingOp());
    if (inner != null) {
      op.setOperand(0, inner.in());
      return FoldResult.IN_PLACE;
    }
    return IntegerFolding.cast(constants[0], op.result(0).type(), IntegerRange::asUnsigned);
  }
}
