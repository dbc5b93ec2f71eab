// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Waits for all threads of the workgroup, whose accesses to memory before are visible after it. */
@Op(name = "gpu.barrier", format = "attr-dict", patterns = GpuPatterns.class)
public final class BarrierOp extends BarrierOpBase {
  BarrierOp(Operation operation) {
    super(operation);
  }
}
