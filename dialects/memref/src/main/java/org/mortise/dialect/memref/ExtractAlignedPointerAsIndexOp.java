// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IndexType;

/** The address of the memory as an index. */
public final class ExtractAlignedPointerAsIndexOp {
  public static final String NAME = "memref.extract_aligned_pointer_as_index";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("aligned_pointer", TypeConstraints.INDEX)
      .pure()
      .inferResultTypes(state -> List.of(IndexType.of(state.context())))
      .format("$source `:` type($source) `->` type(results) attr-dict")
      .resultNames((op, sink) -> sink.name(op.result(0), "intptr"))
      .build();

  private final Operation op;

  private ExtractAlignedPointerAsIndexOp(Operation op) {
    this.op = op;
  }

  public static ExtractAlignedPointerAsIndexOp create(OpBuilder builder, Location location, Value source) {
    OperationState state = builder.state(location, NAME).addOperand(source).inferResultTypes();
    return new ExtractAlignedPointerAsIndexOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ExtractAlignedPointerAsIndexOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ExtractAlignedPointerAsIndexOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }
}
