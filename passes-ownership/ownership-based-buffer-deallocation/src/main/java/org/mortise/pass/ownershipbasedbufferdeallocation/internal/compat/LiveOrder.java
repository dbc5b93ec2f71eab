// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.BackEdges;
import org.mortise.analyses.cfg.ReachableBlocks;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Computes the memrefs that are live at the start of each block, in discovery order: first those used in the block, by
 * their first use, then the memrefs of its successors; in a region with loops, by the first use in the order of the
 * blocks. Linear in the program and in the result. No recursion.
 */
public final class LiveOrder {
  private final Map<Block, Set<Value>> liveIn = new HashMap<>();
  private final Map<Region, Block> currentBlocks = new HashMap<>();
  private final OrderIndices numbers;

  /** Computes the sets. Numbers the blocks in which a result is used in its own block, as MLIR's verifier does. */
  public LiveOrder(Operation function, List<Block> branchingEntries, OrderIndices numbers) {
    this.numbers = numbers;
    walkUses(function);
    for (Block entry : branchingEntries) {
      if (hasReachableLoop(entry.parent())) {
        spreadFromUses(entry.parent());
      } else {
        addFromSuccessors(entry.parent());
      }
    }
  }

  /** Returns the memrefs that are live at the start of {@code block} and defined elsewhere. */
  public Set<Value> in(Block block) {
    return liveIn.getOrDefault(block, Set.of());
  }

  /** Visits all operations inside {@code root}, each after its nested operations. */
  private void walkUses(Operation root) {
    Deque<Operation> open = new ArrayDeque<>();
    open.push(root);
    Operation op = firstIn(root, 0);
    while (!open.isEmpty()) {
      if (op == null) {
        op = open.pop();
        if (op == root) {
          return;
        }
      } else {
        Operation inner = firstIn(op, 0);
        if (inner != null) {
          open.push(op);
          op = inner;
          continue;
        }
      }
      noteUses(op);
      op = following(op);
    }
  }

  private @Nullable Operation firstIn(Operation op, int firstRegion) {
    for (int i = firstRegion; i < op.regionCount(); i++) {
      Operation first = firstFrom(op.region(i).first());
      if (first != null) {
        return first;
      }
    }
    return null;
  }

  private @Nullable Operation firstFrom(Block start) {
    for (Block block = start; block != null; block = block.next()) {
      if (!block.parent().hasOneBlock()) {
        currentBlocks.put(block.parent(), block);
      }
      if (block.first() != null) {
        return block.first();
      }
    }
    return null;
  }

  /** Returns the operation after {@code op} in the same parent operation, or null. */
  private @Nullable Operation following(Operation op) {
    if (op.next() != null) {
      return op.next();
    }
    Operation next = firstFrom(op.block().next());
    return next != null ? next : firstIn(op.parentOp(), op.parentRegion().index() + 1);
  }

  private void noteUses(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      if (value instanceof OpResult) {
        numberIfUsedWhereDefined(value);
      }
      if (value.type() instanceof BaseMemRefType) {
        noteUse(value, op.block());
      }
    }
  }

  private void numberIfUsedWhereDefined(Value value) {
    Block block = value.parentBlock();
    if (!block.parent().hasOneBlock() && !numbers.isNumbered(block) && currentBlocks.get(block.parent()) == block) {
      numbers.number(block);
    }
  }

  /** Records a use in a block and its enclosing blocks up to the definition. */
  private void noteUse(Value memref, Block useBlock) {
    Block definition = memref.parentBlock();
    Block block = useBlock;
    while (block != definition && liveIn.computeIfAbsent(block, key -> new LinkedHashSet<>()).add(memref)) {
      if (block.parent() == definition.parent()) {
        return;
      }
      block = block.parentOp().block();
    }
  }

  private void addFromSuccessors(Region region) {
    List<Block> blocks = ReachableBlocks.successorsFirst(region);
    for (Block block : blocks) {
      for (int i = 0; i < block.successorCount(); i++) {
        for (Value memref : in(block.successor(i))) {
          if (memref.parentBlock() != block) {
            addLive(memref, block);
          }
        }
      }
    }
  }

  private static boolean hasReachableLoop(Region region) {
    List<BlockOperand> edges = BackEdges.of(region);
    if (edges.isEmpty()) {
      return false;
    }
    Set<Block> reachable = new HashSet<>(ReachableBlocks.in(region));
    for (BlockOperand edge : edges) {
      if (reachable.contains(edge.owner().block())) {
        return true;
      }
    }
    return false;
  }

  /** Propagates each memref from its uses back to its definition, in regions with loops. */
  private void spreadFromUses(Region region) {
    Deque<Block> open = new ArrayDeque<>();
    for (Block block : ReachableBlocks.in(region)) {
      for (Value memref : List.copyOf(in(block))) {
        open.push(block);
        while (!open.isEmpty()) {
          addToPredecessors(memref, open.pop(), open);
        }
      }
    }
  }

  private void addToPredecessors(Value memref, Block block, Deque<Block> added) {
    for (Block predecessor : block.predecessors()) {
      if (memref.parentBlock() != predecessor && addLive(memref, predecessor)) {
        added.push(predecessor);
      }
    }
  }

  private boolean addLive(Value memref, Block block) {
    return liveIn.computeIfAbsent(block, key -> new LinkedHashSet<>()).add(memref);
  }
}
