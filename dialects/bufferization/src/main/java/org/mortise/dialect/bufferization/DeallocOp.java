// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.ConditionalDeallocationOpInterface;
import org.mortise.ir.types.IntegerType;

/**
 * Frees each memref whose condition is true and that does not alias a retained memref; each buffer is freed once. The
 * result for a retained memref is true if its ownership passes to the surrounding block, which must free it.
 */
@Op(name = "bufferization.dealloc",
    operands = {
        "memrefs: ANY_RANKED_OR_UNRANKED_MEMREF...",
        "conditions: I1...",
        "retained: ANY_RANKED_OR_UNRANKED_MEMREF..."
    },
    results = "updatedConditions: I1...",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? "
          + "(`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict",
    implementations = DeallocOp.Deallocation.class,
    patterns = DeallocPatterns.class)
public final class DeallocOp extends DeallocOpBase {
  DeallocOp(Operation operation) {
    super(operation);
  }

  /** Returns the new ownership of the retained memref at {@code index}. */
  public Value updatedCondition(int index) {
    return updatedConditions().get(index);
  }

  /** Replaces the memrefs and their conditions, two lists of equal length. */
  public void setMemrefs(List<? extends Value> memrefs, List<? extends Value> conditions) {
    List<Value> operands = new ArrayList<>(memrefs);
    operands.addAll(conditions);
    operands.addAll(retained());
    DenseI32ArrayAttr sizes = DenseI32ArrayAttr.of(context(), memrefs.size(), conditions.size(), retained().size());
    operation().setOperands(operands);
    operation().setAttr(OpDefinition.OPERAND_SEGMENT_SIZES, sizes);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    if (!(state.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES) instanceof DenseI32ArrayAttr sizes)) {
      return null;
    }
    Type i1 = IntegerType.of(state.context(), 1);
    return Collections.nCopies(sizes.get(definition().operandGroup("retained")), i1);
  }

  @Nullable Diagnostic verify() {
    if (memrefs().size() != conditions().size()) {
      return opError("must have the same number of conditions as memrefs to deallocate");
    }
    if (retained().size() != updatedConditions().size()) {
      return opError("must have the same number of updated conditions (results) as retained operands");
    }
    return null;
  }

  /** Frees the memrefs. */
  static final class Deallocation implements ConditionalDeallocationOpInterface {
    @Override
    public List<Value> getDeallocated(Operation op) {
      return List.copyOf(of(op).memrefs());
    }
  }
}
