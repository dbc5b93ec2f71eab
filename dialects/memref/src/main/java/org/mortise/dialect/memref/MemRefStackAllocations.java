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

/** Moves {@code memref.alloca} out of loops. Its memory is freed at the end of the surrounding scope. */
@Component(service = AllocationOpInterface.class)
@Serves(AllocaOp.NAME)
@AutoService(OpInterface.class)
public final class MemRefStackAllocations implements AllocationOpInterface {
  @Override
  public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
    return null;
  }

  @Override
  public HoistingKind getHoistingKind(Operation op) {
    return HoistingKind.LOOP;
  }
}
