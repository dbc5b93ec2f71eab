// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;

/**
 * Blocks for what is to happen only if a terminator goes one of its ways: on an edge from a terminator with several
 * successors. Each is made when first asked for.
 */
final class EdgeBlocks {
  private final Map<Operation, Map<Integer, Block>> made = new IdentityHashMap<>();

  boolean isEmpty() {
    return made.isEmpty();
  }

  /**
   * The terminator that goes to the successor at {@code index} of {@code terminator} and nowhere else: itself, or the
   * branch of a new block on the edge, which passes on what {@code terminator} passed. Null if the terminator makes
   * some of what it passes.
   */
  Operation branchOn(Operation terminator, int index) {
    if (terminator.successorCount() == 1) {
      return terminator;
    }
    Map<Integer, Block> edges = made.computeIfAbsent(terminator, key -> new HashMap<>());
    Block edge = edges.get(index);
    if (edge == null) {
      edge = split(terminator, index);
      if (edge == null) {
        return null;
      }
      edges.put(index, edge);
    }
    return edge.last();
  }

  private static Block split(Operation terminator, int index) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null || branch.getSuccessorOperands(terminator, index).producedCount() > 0) {
      return null;
    }
    Block successor = terminator.successor(index);
    OperandRange forwarded = branch.getSuccessorOperands(terminator, index).forwarded();
    List<Value> passed = new ArrayList<>(forwarded);
    if (!passed.isEmpty()) {
      forwarded.erase(0, passed.size());
    }
    Block block = terminator.block();
    OpBuilder builder = new OpBuilder(terminator.context());
    Block edge = builder.createBlock(block.parent(), block.next(), List.of(), terminator.location());
    BranchOp.create(builder, terminator.location(), successor, passed);
    terminator.setSuccessor(index, edge);
    return edge;
  }
}
