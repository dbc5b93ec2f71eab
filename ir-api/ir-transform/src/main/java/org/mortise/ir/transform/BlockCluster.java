// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;

/** Blocks equivalent to a leader except for operands defined in other blocks. */
final class BlockCluster {
  /** A position in the blocks: the operation's index in its block, and the operand's in the operation. */
  private record Place(int op, int operand) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return op != other.op ? Integer.compare(op, other.op) : Integer.compare(operand, other.operand);
    }
  }

  private final Block leader;
  private final List<Block> others = new ArrayList<>(1);
  private final TreeSet<Place> differences = new TreeSet<>();

  BlockCluster(Block leader) {
    this.leader = leader;
  }

  /** Adds {@code block} if it is equivalent to the leader. */
  boolean add(Block block) {
    if (leader.argumentCount() != block.argumentCount()) {
      return false;
    }
    Map<Value, Value> inside = new IdentityHashMap<>();
    for (int i = 0; i < leader.argumentCount(); i++) {
      if (leader.argument(i).type() != block.argument(i).type()) {
        return false;
      }
      inside.put(leader.argument(i), block.argument(i));
    }
    List<Place> found = new ArrayList<>(0);
    Operation b = block.first();
    int position = 0;
    for (Operation a = leader.first(); a != null; a = a.next(), b = b.next(), position++) {
      if (b == null || !OperationEquivalence.sameShell(a, b) || !sameOperands(a, b, block, position, inside, found)) {
        return false;
      }
      for (int i = 0; i < a.resultCount(); i++) {
        inside.put(a.result(i), b.result(i));
      }
    }
    if (b != null) {
      return false;
    }
    differences.addAll(found);
    others.add(block);
    return true;
  }

  private boolean sameOperands(
      Operation a, Operation b, Block block, int position, Map<Value, Value> inside, List<Place> found) {
    for (int i = 0; i < a.operandCount(); i++) {
      Value x = a.operand(i);
      Value y = b.operand(i);
      boolean local = x.parentBlock() == leader;
      if (x.type() != y.type() || local != (y.parentBlock() == block)) {
        return false;
      }
      if (local && inside.get(x) != y) {
        return false;
      }
      if (!local && x != y) {
        found.add(new Place(position, i));
      }
    }
    return true;
  }

  /** Redirects all predecessors to the leader and erases the other blocks; false if that is impossible. */
  boolean merge(PatternRewriter rewriter) {
    if (others.isEmpty() || (!differences.isEmpty() && !canChangePredecessors())) {
      return false;
    }
    if (!differences.isEmpty()) {
      passDifferences();
    }
    for (Block block : others) {
      while (block.firstUse() != null) {
        block.firstUse().set(leader);
      }
      rewriter.eraseBlock(block);
    }
    return true;
  }

  private boolean canChangePredecessors() {
    boolean possible = allPredecessorsBranch(leader);
    for (Block block : others) {
      possible = possible && allPredecessorsBranch(block);
    }
    return possible;
  }

  private static boolean allPredecessorsBranch(Block block) {
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      if (!use.owner().implementsInterface(BranchOpInterface.class)) {
        return false;
      }
    }
    return true;
  }

  /** Adds one argument for all differing positions with the same value in each block. */
  private void passDifferences() {
    List<List<Value>> rows = new ArrayList<>();
    rows.add(valuesAtDifferences(leader));
    for (Block block : others) {
      rows.add(valuesAtDifferences(block));
    }
    int places = differences.size();
    List<List<Value>> passed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      passed.add(new ArrayList<>());
    }
    Map<List<Value>, BlockArgument> known = new HashMap<>();
    BlockArgument[] arguments = new BlockArgument[places];
    for (int place = 0; place < places; place++) {
      List<Value> column = new ArrayList<>(rows.size());
      for (List<Value> row : rows) {
        column.add(row.get(place));
      }
      BlockArgument argument = known.get(column);
      if (argument == null) {
        Value value = column.get(0);
        argument = leader.addArgument(value.type(), value.location());
        known.put(column, argument);
        for (int i = 0; i < column.size(); i++) {
          passed.get(i).add(column.get(i));
        }
      }
      arguments[place] = argument;
    }
    replaceInLeader(arguments);
    append(leader, passed.get(0));
    for (int i = 0; i < others.size(); i++) {
      append(others.get(i), passed.get(i + 1));
    }
  }

  private List<Value> valuesAtDifferences(Block block) {
    List<Value> values = new ArrayList<>(differences.size());
    Operation op = block.first();
    int position = 0;
    for (Place place : differences) {
      for (; position < place.op(); position++) {
        op = op.next();
      }
      values.add(op.operand(place.operand()));
    }
    return values;
  }

  private void replaceInLeader(BlockArgument[] arguments) {
    Operation op = leader.first();
    int position = 0;
    int next = 0;
    for (Place place : differences) {
      for (; position < place.op(); position++) {
        op = op.next();
      }
      op.setOperand(place.operand(), arguments[next++]);
    }
  }

  private static void append(Block block, List<Value> values) {
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      Operation terminator = use.owner();
      terminator.getInterface(BranchOpInterface.class).getSuccessorOperands(terminator, use.index())
          .forwarded().append(values);
    }
  }
}
