// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.NoAccessBufferization;
import org.mortise.ir.types.TensorType;

/** The base of operations without tensor operands whose results are yielded by their regions. */
abstract class RegionResultBufferization extends NoAccessBufferization {
  /** Returns the types of the results of {@code op} when tensors are buffers. */
  static List<Type> resultTypes(Operation op, BufferRewriter rewriter) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (OpResult result : op.resultList()) {
      types.add(result.type() instanceof TensorType ? rewriter.bufferType(result) : result.type());
    }
    return types;
  }
}
