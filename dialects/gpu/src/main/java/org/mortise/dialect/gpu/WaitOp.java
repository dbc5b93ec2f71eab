// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Waits for operations of a device: the host, or with a result the operations that depend on its token. */
@Op(name = "gpu.wait", family = AsyncOp.class,
    results = "asyncToken: ASYNC_TOKEN?",
    format = AsyncOp.ASYNC + "attr-dict",
    patterns = GpuPatterns.class)
public final class WaitOp extends WaitOpBase {
  WaitOp(Operation operation) {
    super(operation);
  }
}
