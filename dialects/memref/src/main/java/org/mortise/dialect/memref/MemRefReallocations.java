// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.osgi.service.component.annotations.Component;

/** Frees the memory of {@code memref.realloc} as that of {@code memref.alloc}. The operation is not moved. */
@Component(service = AllocationOpInterface.class)
@Serves(ReallocOp.NAME)
@AutoService(OpInterface.class)
public final class MemRefReallocations implements AllocationOpInterface {
  @Override
  public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
    return DeallocOp.create(builder, allocated.location(), allocated).operation();
  }
}
