// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.types.TensorType;

/** What operations without tensor operands have in common whose results are yielded by their regions. */
abstract class RegionResultBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return false;
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of();
  }

  /** Returns the types of the results of {@code op} when tensors are buffers. */
  static List<Type> resultTypes(Operation op, BufferRewriter rewriter) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (OpResult result : op.resultList()) {
      types.add(result.type() instanceof TensorType ? rewriter.bufferType(result) : result.type());
    }
    return types;
  }
}
