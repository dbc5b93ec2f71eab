// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Describes how the memory of an allocation without {@link AllocationOpInterface} is freed, for {@code
 * lean-buffer-deallocation}. MLIR's deallocation passes do not use this interface; they free such memory by {@code
 * memref.dealloc}.
 */
public interface OwnDeallocationOpInterface extends OpInterface {
  /**
   * Creates the operation that frees {@code allocated}.
   *
   * @param op the allocation of {@code allocated}, or one of several alternatives where control flow joins
   * @param allocated a result of {@code op}, or its base buffer if only the base buffer is known
   */
  Operation buildDealloc(Operation op, OpBuilder builder, Value allocated);
}
