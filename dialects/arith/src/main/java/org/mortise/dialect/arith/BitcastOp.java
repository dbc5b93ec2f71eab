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

/** Reads the bits of a number as a number of another type of the same width. */
public final class BitcastOp {
  public static final String NAME = "arith.bitcast";

  static final OpDefinition DEFINITION = ArithDefinitions.bitcast(NAME)
      .folder(BitcastOp::fold)
      .canonicalization(CastPatterns::bitcast)
      .build();

  private final Operation op;

  private BitcastOp(Operation op) {
    this.op = op;
  }

  public static BitcastOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new BitcastOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static BitcastOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new BitcastOp(op) : null;
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
    if (constants[0] == null && op.operand(0).type() == op.result(0).type()) {
      return FoldResult.of(op.operand(0));
    }
    return BitcastFolding.fold(constants[0], op.result(0).type());
  }
}
