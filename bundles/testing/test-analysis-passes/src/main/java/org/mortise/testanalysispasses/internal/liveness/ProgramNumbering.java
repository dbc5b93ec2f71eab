// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Numbers the nested blocks in preorder, and the values: for each block its arguments and the results of its
 * operations. Linear, not recursive.
 */
final class ProgramNumbering {
  private final List<Block> blocks = new ArrayList<>();
  private final Map<Block, Integer> blockNumbers = new IdentityHashMap<>();
  private final Map<Value, Integer> valueNumbers = new IdentityHashMap<>();

  ProgramNumbering(Operation root) {
    Deque<Block> pending = new ArrayDeque<>();
    pushAll(blocksOf(root), pending);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      number(block);
      List<Block> inner = new ArrayList<>();
      for (Operation op = block.first(); op != null; op = op.next()) {
        inner.addAll(blocksOf(op));
      }
      pushAll(inner, pending);
    }
  }

  private static List<Block> blocksOf(Operation op) {
    List<Block> found = new ArrayList<>(0);
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        found.add(block);
      }
    }
    return found;
  }

  private static void pushAll(List<Block> found, Deque<Block> pending) {
    for (int i = found.size() - 1; i >= 0; i--) {
      pending.push(found.get(i));
    }
  }

  private void number(Block block) {
    blockNumbers.put(block, blocks.size());
    blocks.add(block);
    for (int i = 0; i < block.argumentCount(); i++) {
      valueNumbers.put(block.argument(i), valueNumbers.size());
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      for (int i = 0; i < op.resultCount(); i++) {
        valueNumbers.put(op.result(i), valueNumbers.size());
      }
    }
  }

  List<Block> blocks() {
    return blocks;
  }

  /** Returns the number of a block; 0 if it is not inside. */
  int of(Block block) {
    return blockNumbers.getOrDefault(block, 0);
  }

  /** Returns the number of a value; 0 if it is not inside. */
  int of(Value value) {
    return valueNumbers.getOrDefault(value, 0);
  }
}
