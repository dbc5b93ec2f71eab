// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.memory.AddressLists;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/**
 * Counts the run-time checks of lowered deallocations: operations whose regions do nothing but free buffers,
 * comparisons of addresses, and the pairs of buffers that calls of the library function compare.
 */
final class LoweredChecks {
  private LoweredChecks() {}

  /** Returns the number of checks of an operation. */
  static long of(Operation op) {
    if (op.regionCount() > 0) {
      return op.operandCount() == 1 && isFlag(op.operand(0)) && onlyFrees(op) ? 1 : 0;
    }
    if (op.implementsInterface(CallOpInterface.class)) {
      return pairs(op);
    }
    return isComparison(op) ? 1 : 0;
  }

  private static boolean isFlag(Value value) {
    return value.type() instanceof IntegerType type && type.width() == 1;
  }

  /** Returns whether the regions of an operation without results free buffers, and do nothing else. */
  private static boolean onlyFrees(Operation op) {
    long frees = 0;
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Operation inner : block.operations()) {
          boolean isFree = inner.operandCount() == 1
              && MemoryEffects.hasEffect(inner, MemoryEffect.Kind.FREE, inner.operand(0));
          frees += isFree ? 1 : 0;
          if (!isFree && !inner.hasTrait(Trait.TERMINATOR) && BufferGraph.viewSource(firstResult(inner, op)) == null) {
            return false;
          }
        }
      }
    }
    return frees > 0 && op.resultCount() == 0;
  }

  /** Returns the first result of an operation, or a value that is not a view. */
  private static Value firstResult(Operation op, Operation around) {
    return op.resultCount() > 0 ? op.result(0) : around.operand(0);
  }

  private static boolean isComparison(Operation op) {
    if (op.operandCount() != 2 || op.resultCount() != 1 || !isFlag(op.result(0))) {
      return false;
    }
    for (Value operand : op.operands()) {
      Operation taker = operand.definingOp();
      boolean isAddress = operand.type() instanceof IndexType && taker != null && taker.operandCount() == 1
          && taker.operand(0).type() instanceof MemRefType && taker.resultCount() == 1
          && !MemoryEffects.hasEffect(taker, MemoryEffect.Kind.READ, taker.operand(0));
      if (!isAddress) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of pairs that a call of the library function compares, 0 for other calls. */
  private static long pairs(Operation call) {
    if (!AddressLists.isLibraryCall(call)) {
      return 0;
    }
    long freed = length(call.operand(0));
    return freed * length(call.operand(1)) + freed * (freed - 1) / 2;
  }

  private static long length(Value list) {
    return BufferGraph.viewBase(list).type() instanceof MemRefType type ? Math.max(0, type.dim(0)) : 0;
  }
}
