// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Describes how the memory of an allocation without {@link AllocationOpInterface} is freed. Read by
 * {@code lean-buffer-deallocation}; the deallocation passes of MLIR know that interface only, and treat such
 * allocations as those of {@code memref.dealloc}.
 */
public interface OwnDeallocationOpInterface extends OpInterface {
  /**
   * Creates the operation that frees {@code allocated}.
   *
   * @param op an allocation like that of {@code allocated}; where control flow joins, one of several
   * @param allocated a result of {@code op}, or its base buffer if only that is known
   */
  Operation buildDealloc(Operation op, OpBuilder builder, Value allocated);
}
