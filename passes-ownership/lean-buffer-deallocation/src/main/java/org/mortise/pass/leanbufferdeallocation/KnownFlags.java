// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.IntegerType;

/**
 * Flags that an earlier run of the pass has added to the program: arguments and results of type {@code i1} that receive
 * on each path the flag that a slot needs. A flag has a fixed distance from its slot among all arguments, results and
 * operands; or it is the condition by which {@code scf.if} selects the buffer, or a selection by this condition, if
 * canonicalization has replaced it. Sets of slots are assumed to have flags until a source contradicts it: in the first
 * phase a source that passes none of its possible flags, in the second a source that does not pass the nearest one.
 * Linear in the sources times the arguments of type {@code i1} beside a slot.
 */
final class KnownFlags {
  private final OwnershipGraph graph;
  /** For each set of slots, the possible distances, the smallest first. */
  private final Map<Slots, TreeSet<Integer>> distances = new LinkedHashMap<>();
  private final Map<Slots, List<Handover>> sources = new LinkedHashMap<>();

  KnownFlags(OwnershipGraph graph) {
    this.graph = graph;
    for (Handover handover : graph.evenUnreachable()) {
      if (handover.kind == Handover.Kind.SLOTS && isFlagged(handover.slots())) {
        sources.computeIfAbsent(handover.slots(), slots -> new ArrayList<>()).add(handover);
      }
    }
    for (Slots slots : sources.keySet()) {
      distances.put(slots, candidates(slots));
    }
    refute(false);
    refute(true);
  }

  private static boolean isFlagged(Slots slots) {
    return slots.owns && slots.isFlagged && !slots.isLeft;
  }

  /** Returns the existing flag of {@code slot}; null if it has none. */
  @Nullable Value of(Buffer slot) {
    TreeSet<Integer> possible = distances.get(slot.slots.find());
    if (possible == null) {
      return null;
    }
    if (!possible.isEmpty()) {
      return neighbor(slot.value, possible.first());
    }
    Value condition = conditionOf(slot);
    return condition == null ? selectionOf(slot) : condition;
  }

  /** Like {@link #of}, without selections. */
  private @Nullable Value plainOf(Buffer slot) {
    TreeSet<Integer> possible = distances.get(slot.slots.find());
    if (possible == null) {
      return null;
    }
    return possible.isEmpty() ? conditionOf(slot) : neighbor(slot.value, possible.first());
  }

  /** Returns the selection, before the {@code scf.if} that selects the buffer, of the flags of its sources. */
  private @Nullable Value selectionOf(Buffer slot) {
    for (Handover source : sources.get(slot.slots.find())) {
      Value moved = isFlagMoved(source) ? flagOf(graph.rootOf(source.value())) : null;
      for (OpOperand use = moved == null ? null : moved.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        if (user.resultCount() == 1 && isSelection(user.result(0), slot, true)) {
          return user.result(0);
        }
      }
    }
    return null;
  }

  private @Nullable Value flagOf(Buffer root) {
    return root.kind == Buffer.Kind.SLOT ? plainOf(root) : root.flag;
  }

  private boolean isSelection(Value flag, Buffer slot, boolean nearest) {
    Operation op = slot.value.definingOp();
    IfOp conditional = op == null ? null : IfOp.of(op);
    SelectOp select = flag.definingOp() == null ? null : SelectOp.of(flag.definingOp());
    if (conditional == null || select == null || slot.slots.find().members.size() > 1
        || select.condition() != conditional.condition() || flag.parentBlock() != op.block()
        || !flag.definingOp().isBeforeInBlock(op)) {
      return false;
    }
    List<Handover> selected = sources.getOrDefault(slot.slots.find(), List.of());
    return selected.size() == 2 && selected.stream().allMatch(source -> {
      Value passed = source.op.parentRegion().index() == 0 ? select.trueValue() : select.falseValue();
      if (!isFlagMoved(source)) {
        return isConstantOf(source, passed);
      }
      Buffer root = graph.rootOf(source.value());
      return root.kind != Buffer.Kind.SLOT || nearest ? passed == flagOf(root) : isPlainFlagOf(passed, root);
    });
  }

  /** Returns the condition of the {@code scf.if} that yields an owned buffer exactly if it is true. */
  private @Nullable Value conditionOf(Buffer slot) {
    Operation op = slot.value.definingOp();
    IfOp conditional = op == null ? null : IfOp.of(op);
    if (conditional == null || slot.slots.find().members.size() > 1) {
      return null;
    }
    for (Handover source : sources.get(slot.slots.find())) {
      boolean isThen = source.op.parentRegion().index() == 0;
      if (isFlagMoved(source) || isThen != (source.mode != Handover.Mode.LEND)) {
        return null;
      }
    }
    return conditional.condition();
  }

  /** Returns whether {@code source} gives away a buffer whose flag has to be handed over. */
  private boolean isFlagMoved(Handover source) {
    Buffer root = source.mode == Handover.Mode.MOVE ? graph.rootOf(source.value()) : null;
    return root != null && root.isFlagged() && root.isOwner();
  }

  private static TreeSet<Integer> candidates(Slots slots) {
    TreeSet<Integer> found = new TreeSet<>();
    Value first = slots.members.get(0).value;
    int index = indexOf(first);
    for (int i = index + 1; i < siblings(first); i++) {
      found.add(i - index);
    }
    for (Buffer member : slots.members) {
      found.removeIf(distance -> {
        Value neighbor = neighbor(member.value, distance);
        return neighbor == null || !(neighbor.type() instanceof IntegerType type) || type.width() != 1;
      });
    }
    return found;
  }

  /**
   * Removes the distances that a source contradicts.
   *
   * @param nearest whether a source must pass its nearest possible flag; otherwise, any possible flag
   */
  private void refute(boolean nearest) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Map.Entry<Slots, List<Handover>> entry : sources.entrySet()) {
        TreeSet<Integer> possible = distances.get(entry.getKey());
        for (Iterator<Integer> next = possible.iterator(); next.hasNext();) {
          int distance = next.next();
          if (entry.getValue().stream().allMatch(source -> isHandedOver(source, distance, nearest))) {
            if (nearest) {
              break;
            }
            continue;
          }
          next.remove();
          changed = true;
        }
      }
    }
  }

  /** Returns whether {@code source} passes the right value to the flag at {@code distance}. */
  private boolean isHandedOver(Handover source, int distance, boolean nearest) {
    if (source.index + distance >= source.op.operandCount()) {
      return false;
    }
    Value passed = source.op.operand(source.index + distance);
    if (isFlagMoved(source)) {
      Buffer root = graph.rootOf(source.value());
      return root.kind == Buffer.Kind.SLOT ? isFlagOf(passed, root, nearest) : passed == root.flag;
    }
    return isConstantOf(source, passed);
  }

  private static boolean isConstantOf(Handover source, Value passed) {
    return Boolean.valueOf(source.mode != Handover.Mode.LEND).equals(Constants.booleanOf(passed));
  }

  private boolean isFlagOf(Value flag, Buffer slot, boolean nearest) {
    if (nearest) {
      return flag == of(slot);
    }
    return isPlainFlagOf(flag, slot) || isSelection(flag, slot, false);
  }

  private boolean isPlainFlagOf(Value flag, Buffer slot) {
    for (int distance : distances.getOrDefault(slot.slots.find(), new TreeSet<>())) {
      if (flag == neighbor(slot.value, distance)) {
        return true;
      }
    }
    return flag == conditionOf(slot);
  }

  private static int indexOf(Value value) {
    return value instanceof BlockArgument argument ? argument.index() : ((OpResult) value).index();
  }

  private static int siblings(Value value) {
    return value instanceof BlockArgument argument
        ? argument.owner().argumentCount() : value.definingOp().resultCount();
  }

  private static @Nullable Value neighbor(Value value, int distance) {
    int index = indexOf(value) + distance;
    if (index >= siblings(value)) {
      return null;
    }
    Operation op = value.definingOp();
    return op == null ? ((BlockArgument) value).owner().argument(index) : op.result(index);
  }
}
