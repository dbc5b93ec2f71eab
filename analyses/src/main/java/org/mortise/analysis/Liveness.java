// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Analysis;

/**
 * Which values are live at the start and at the end of each block inside an operation.
 *
 * <p>A value is live-in at a block that it is not defined in if it is used there, in a region nested there, or in a block
 * that can be reached from there without passing its definition. A value from outside is live-in at the blocks of a
 * nested region, but no region is left backwards: what is live across an operation with regions does not become live
 * inside it. This is what MLIR's liveness analysis says too.
 *
 * <p>Found by going backwards from each use until the definition, one value after the other; the time is linear in the
 * program and in the size of the answer. The lists are in the order in which the values are defined. It does not tell of
 * places inside a block, and changes to the program make it stale.
 */
public final class Liveness {
  /** Liveness of all values. */
  public static final Analysis<Liveness> ANALYSIS = new Analysis<>("Liveness", Liveness::of);

  private final BlockNumbering blocks;
  private final Predicate<Value> wanted;
  private final ValueList[] liveIn;
  private final ValueList[] liveOut;
  private final int[] liveInFor;
  private final int[] liveOutFor;
  private final List<Block> pending = new ArrayList<>();
  private int current;

  private Liveness(Operation root, Predicate<Value> wanted) {
    this.blocks = new BlockNumbering(root);
    this.wanted = wanted;
    this.liveIn = new ValueList[blocks.size()];
    this.liveOut = new ValueList[blocks.size()];
    this.liveInFor = new int[blocks.size()];
    this.liveOutFor = new int[blocks.size()];
  }

  /** Liveness of all values in the blocks inside {@code root}. */
  public static Liveness of(Operation root) {
    return of(root, value -> true);
  }

  /** Liveness of those values that {@code wanted} accepts; costs nothing for the others. */
  public static Liveness of(Operation root, Predicate<Value> wanted) {
    Liveness liveness = new Liveness(root, wanted);
    liveness.compute();
    return liveness;
  }

  /** The values that are live at the start of a block, its arguments not among them. */
  public List<Value> liveIn(Block block) {
    return list(liveIn, block);
  }

  /** The values that are live at the end of a block. */
  public List<Value> liveOut(Block block) {
    return list(liveOut, block);
  }

  private List<Value> list(ValueList[] lists, Block block) {
    int number = blocks.numberOf(block);
    return number == BlockNumbering.NONE || lists[number] == null ? List.of() : lists[number].asList();
  }

  private void compute() {
    Map<Value, Boolean> fromOutside = new IdentityHashMap<>();
    List<Value> outsideInOrder = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      collectFromOutside(blocks.block(i), fromOutside, outsideInOrder);
    }
    outsideInOrder.forEach(this::propagate);
    for (int i = 0; i < blocks.size(); i++) {
      propagateDefinitionsOf(blocks.block(i));
    }
  }

  private void collectFromOutside(Block block, Map<Value, Boolean> seen, List<Value> inOrder) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      for (int i = 0; i < op.operandCount(); i++) {
        Value value = op.operand(i);
        boolean outside = value.parentBlock() == null || blocks.numberOf(value.parentBlock()) == BlockNumbering.NONE;
        if (outside && wanted.test(value) && seen.put(value, true) == null) {
          inOrder.add(value);
        }
      }
    }
  }

  private void propagateDefinitionsOf(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      propagateIfWanted(block.argument(i));
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      for (int i = 0; i < op.resultCount(); i++) {
        propagateIfWanted(op.result(i));
      }
    }
  }

  private void propagateIfWanted(Value value) {
    if (value.hasUses() && wanted.test(value)) {
      propagate(value);
    }
  }

  private void propagate(Value value) {
    current++;
    Block definition = value.parentBlock();
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      markAround(value, definition, use.owner().block());
    }
  }

  /** Marks the block of a use and those around it, up to the definition; stops where that was done already. */
  private void markAround(Value value, Block definition, Block useBlock) {
    Block block = useBlock;
    while (block != null && block != definition) {
      int number = blocks.numberOf(block);
      if (number == BlockNumbering.NONE || liveInFor[number] == current) {
        return;
      }
      markLiveIn(value, number);
      pending.add(block);
      goBackwards(value, definition);
      if (definition != null && block.parent() == definition.parent()) {
        markLiveOut(value, blocks.numberOf(definition)); // also when no path leads there: unreachable code
        return;
      }
      Operation around = block.parentOp();
      block = around == null ? null : around.block();
    }
  }

  private void goBackwards(Value value, Block definition) {
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        Block predecessor = use.owner().block();
        int number = blocks.numberOf(predecessor);
        markLiveOut(value, number);
        if (predecessor != definition && liveInFor[number] != current) {
          markLiveIn(value, number);
          pending.add(predecessor);
        }
      }
    }
  }

  private void markLiveIn(Value value, int number) {
    liveInFor[number] = current;
    liveIn[number] = added(liveIn[number], value);
  }

  private void markLiveOut(Value value, int number) {
    if (number != BlockNumbering.NONE && liveOutFor[number] != current) {
      liveOutFor[number] = current;
      liveOut[number] = added(liveOut[number], value);
    }
  }

  private static ValueList added(ValueList list, Value value) {
    ValueList result = list == null ? new ValueList() : list;
    result.values.add(value);
    return result;
  }

  private static final class ValueList {
    private final ArrayList<Value> values = new ArrayList<>(4);

    List<Value> asList() {
      return Collections.unmodifiableList(values);
    }
  }
}
