// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
import org.mortise.dialect.scf.InParallelOp;
import org.mortise.dialect.scf.ReduceReturnOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.osgi.service.component.annotations.Component;

/** Processes terminators that forward no memref: the block's deallocation retains nothing. */
@Component(service = BufferDeallocationOpInterface.class)
@Serves({InParallelOp.NAME, ReduceReturnOp.NAME})
@AutoService(OpInterface.class)
public final class ParallelTerminatorDeallocation implements BufferDeallocationOpInterface {
  @Override
  public Operation process(Operation op, OwnershipBuilder ownership) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (Memrefs.isMemref(op.operand(i))) {
        throw new DeallocationException(op.error("only supported when operand is not a MemRef"));
      }
    }
    ownership.insertDealloc(op, List.of());
    return op;
  }
}
