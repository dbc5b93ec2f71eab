// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;

/**
 * Frees each of the memrefs whose condition is true and that is no alias of a retained one, each buffer once. The
 * result for a retained memref says whether its buffer was to be freed, so that somebody else has to do it later.
 */
public final class DeallocOp {
  public static final String NAME = "bufferization.dealloc";
  private static final int MEMREFS = 0;
  private static final int CONDITIONS = 1;
  private static final int RETAINED = 2;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("memrefs", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .operands("conditions", TypeConstraints.I1)
      .operands("retained", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .results("updatedConditions", TypeConstraints.I1)
      .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
      .inferResultTypes(DeallocOp::resultTypes)
      .format("(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? "
          + "(`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict")
      .verifier(DeallocOp::verify)
      .canonicalization(DeallocPatterns::addTo)
      .build();

  private final Operation op;

  private DeallocOp(Operation op) {
    this.op = op;
  }

  /** Makes an operation with as many conditions as memrefs. */
  public static DeallocOp create(
      OpBuilder builder,
      Location location,
      List<? extends Value> memrefs,
      List<? extends Value> conditions,
      List<? extends Value> retained) {
    Type i1 = IntegerType.of(builder.context(), 1);
    OperationState state = builder.state(location, NAME)
        .addOperands(memrefs)
        .addOperands(conditions)
        .addOperands(retained)
        .addResultTypes(Collections.nCopies(retained.size(), i1))
        .setOperandSegments(memrefs.size(), conditions.size(), retained.size());
    return new DeallocOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DeallocOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DeallocOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange memrefs() {
    return op.operandGroup(MEMREFS);
  }

  public OperandRange conditions() {
    return op.operandGroup(CONDITIONS);
  }

  public OperandRange retained() {
    return op.operandGroup(RETAINED);
  }

  /** The new ownership of the retained memref at {@code index}. */
  public Value updatedCondition(int index) {
    return op.result(index);
  }

  /** Replaces memrefs and conditions, of which there must be as many. */
  public void setMemrefs(List<? extends Value> memrefs, List<? extends Value> conditions) {
    List<Value> operands = new ArrayList<>(memrefs);
    operands.addAll(conditions);
    operands.addAll(retained());
    DenseI32ArrayAttr sizes =
        DenseI32ArrayAttr.of(op.context(), memrefs.size(), conditions.size(), retained().size());
    op.setOperands(operands);
    op.setAttr(OpDefinition.OPERAND_SEGMENT_SIZES, sizes);
  }

  private static List<Type> resultTypes(OperationState state) {
    if (!(state.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES) instanceof DenseI32ArrayAttr sizes)) {
      return null;
    }
    Type i1 = IntegerType.of(state.context(), 1);
    return Collections.nCopies(sizes.get(RETAINED), i1);
  }

  private static Diagnostic verify(Operation op) {
    DeallocOp dealloc = new DeallocOp(op);
    if (dealloc.memrefs().size() != dealloc.conditions().size()) {
      return op.opError("must have the same number of conditions as memrefs to deallocate");
    }
    if (dealloc.retained().size() != op.resultCount()) {
      return op.opError("must have the same number of updated conditions (results) as retained operands");
    }
    return null;
  }
}
