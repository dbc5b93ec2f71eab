// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.BranchOpInterface;

/**
 * Converts the operands that branches forward to blocks with converted arguments. For functions whose blocks all have
 * converted arguments; blocks of other regions are not converted. Values that a branch itself produces for a block are
 * not converted either, so their types must be legal.
 */
public final class BufferizeBranchOpConverter extends BufferizeOpConverter {
  /** Creates a pattern for all operations with {@link BranchOpInterface}. */
  public BufferizeBranchOpConverter(BufferTypeConverter types) {
    super(null, types);
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch == null) {
      return rewriter.notifyMatchFailure(op, "it is no branch");
    }
    List<List<Value>> forwarded = new ArrayList<>(op.successorCount());
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange range = branch.getSuccessorOperands(op, i).forwarded();
      List<Parts> parts = partsOf(range, rewriter);
      List<Value> values = parts == null ? null : unpackAll(op, range.start(), parts, operands, rewriter);
      if (values == null) {
        return false;
      }
      forwarded.add(values);
    }
    rewriter.modifyOpInPlace(op, () -> {
      for (int i = 0; i < forwarded.size(); i++) {
        branch.getSuccessorOperands(op, i).forwarded().assign(forwarded.get(i));
      }
    });
    return true;
  }
}
