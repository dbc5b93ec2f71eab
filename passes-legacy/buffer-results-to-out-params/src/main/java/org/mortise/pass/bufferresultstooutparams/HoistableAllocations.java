// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferresultstooutparams;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.Block;
import org.mortise.ir.Value;

/**
 * Finds the allocations that the caller can make instead of the function. The caller allocates one buffer per result
 * position, so allocations returned at one position must not be live on the same path: if one of them can be executed
 * after another one (or again, in a loop), all allocations of that position are copied. Linear in blocks and edges for
 * each position of a buffer.
 */
final class HoistableAllocations {
  /** The result position of each returned allocation. */
  private final Map<Value, Integer> positions = new IdentityHashMap<>();

  static HoistableAllocations of(FuncOp function, List<ReturnOp> exits, List<Value> parameters) {
    HoistableAllocations hoistable = new HoistableAllocations();
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i) != null) {
        hoistable.addPosition(function, exits, i);
      }
    }
    return hoistable;
  }

  private void addPosition(FuncOp function, List<ReturnOp> exits, int position) {
    Set<Value> allocations = Collections.newSetFromMap(new IdentityHashMap<>());
    for (ReturnOp exit : exits) {
      Value returned = exit.operands().get(position);
      AllocOp alloc = AllocOp.of(returned.definingOp());
      if (alloc != null && alloc.memrefType().hasStaticShape()
          && !positions.containsKey(returned)) {
        allocations.add(returned);
      }
    }
    if (!allocations.isEmpty() && !canFollowEachOther(function, allocations)) {
      allocations.forEach(allocation -> positions.put(allocation, position));
    }
  }

  private static boolean canFollowEachOther(FuncOp function, Set<Value> allocations) {
    if (function.body().hasOneBlock()) {
      return allocations.size() > 1;
    }
    Set<Block> defining = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Value allocation : allocations) {
      if (!defining.add(allocation.parentBlock())) {
        return true;
      }
    }
    Set<Block> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Block> pending = new ArrayList<>(defining);
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      for (int i = 0; i < block.successorCount(); i++) {
        Block successor = block.successor(i);
        if (defining.contains(successor)) {
          return true;
        }
        if (reached.add(successor)) {
          pending.add(successor);
        }
      }
    }
    return false;
  }

  boolean contains(Value returned, int position) {
    Integer known = positions.get(returned);
    return known != null && known == position;
  }
}
