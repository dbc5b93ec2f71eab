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

/** Converts between an index and an unsigned integer. */
public final class IndexCastUIOp {
  public static final String NAME = "arith.index_castui";

  static final OpDefinition DEFINITION = ArithDefinitions.indexCast(NAME)
      .folder(IndexCastUIOp::fold)
      .canonicalization(CastPatterns::indexCastUI)
      .build();

  private final Operation op;

  private IndexCastUIOp(Operation op) {
    this.op = op;
  }

  public static IndexCastUIOp create(OpBuilder builder, Location location, Type type, Value in) {
    OperationState state = builder.state(location, NAME).addOperand(in).addResultType(type);
    return new IndexCastUIOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static IndexCastUIOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new IndexCastUIOp(op) : null;
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
    return IntegerFolding.cast(constants[0], op.result(0).type(), IntegerRange::asUnsigned);
  }
}
