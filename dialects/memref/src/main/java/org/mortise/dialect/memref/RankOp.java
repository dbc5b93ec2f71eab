// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** The number of dimensions. */
public final class RankOp {
  public static final String NAME = "memref.rank";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("result", TypeConstraints.INDEX)
      .pure()
      .inferResultTypes(state -> List.of(IndexType.of(state.context())))
      .format("$memref attr-dict `:` type($memref)")
      .folder((op, constants) -> RankOp.fold(op))
      .build();

  private final Operation op;

  private RankOp(Operation op) {
    this.op = op;
  }

  public static RankOp create(OpBuilder builder, Location location, Value memref) {
    return new RankOp(builder.create(builder.state(location, NAME).addOperand(memref).inferResultTypes()));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static RankOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new RankOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static FoldResult fold(Operation op) {
    return op.operand(0).type() instanceof MemRefType memref
        ? FoldResult.of(IntegerAttr.index(op.context(), memref.rank())) : FoldResult.NONE;
  }
}
