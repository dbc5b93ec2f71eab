// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.parameters.DialectEnumAttr;

/** The memory of a workgroup whose size was set at the launch. */
@Op(name = "gpu.dynamic_shared_memory",
    results = "resultMemref: BYTES",
    traits = "PURE",
    format = "attr-dict `:` type($resultMemref)")
public final class DynamicSharedMemoryOp extends DynamicSharedMemoryOpBase {
  DynamicSharedMemoryOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isShared = resultMemrefType().memorySpace() instanceof DialectEnumAttr space
        && space == GpuEnums.ADDRESS_SPACE.of(context(), "workgroup");
    if (!isShared) {
      return opError("address space must be address_space<workgroup>");
    }
    return resultMemrefType().hasStaticShape()
        ? opError("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
        : null;
  }
}
