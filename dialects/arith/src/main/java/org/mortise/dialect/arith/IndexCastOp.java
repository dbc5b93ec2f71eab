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

/** Converts between an index and a signed integer. */
public final class IndexCastOp {
  public static final String NAME = "arith.index_cast";

  static final OpDefinition DEFINITION = ArithDefinitions.indexCast(NAME)
      .folder(IndexCastOp::fold)
      .canonicalization(CastPatterns::indexCast)
      .build();

  private final Operation op;

  private IndexCastOp(Operation op) {
    this.op = op;
  }

  public static IndexCastOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new IndexCastOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static IndexCastOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new IndexCastOp(op) : null;
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
    return IntegerFolding.cast(constants[0], op.result(0).type(), (a, width) -> a);
  }
}
