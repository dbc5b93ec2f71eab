// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * The values that an operation and its terminators forward to the successor inputs: to results and to arguments of
 * entry blocks. Linear in the forwarded operands.
 */
final class ForwardedValues {
  /** The operands forwarded to each input, one for each predecessor, in the same order for inputs of one successor. */
  private final Map<Value, List<OpOperand>> incoming = new LinkedHashMap<>();

  private ForwardedValues() {}

  static ForwardedValues of(Operation op) {
    ForwardedValues found = new ForwardedValues();
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    for (RegionSuccessor successor : branching.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      found.add(successor, branching.getEntrySuccessorOperands(op, successor.point()));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      List<RegionSuccessor> successors = branching.getSuccessorRegions(op, RegionBranchPoint.region(region));
      for (Block block : region.blocks()) {
        Operation last = block.last();
        RegionBranchTerminatorOpInterface terminator =
            last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
        for (RegionSuccessor successor : terminator == null ? List.<RegionSuccessor>of() : successors) {
          found.add(successor, terminator.getSuccessorOperands(last, successor.point()));
        }
      }
    }
    return found;
  }

  private void add(RegionSuccessor successor, OperandRange operands) {
    for (int i = 0; i < successor.inputs().size(); i++) {
      incoming.computeIfAbsent(successor.inputs().get(i), each -> new ArrayList<>(2)).add(operands.opOperand(i));
    }
  }

  /** Returns the inputs of all successors. */
  Iterable<Value> inputs() {
    return incoming.keySet();
  }

  /** Returns the operands forwarded to {@code input}. */
  List<OpOperand> operandsTo(Value input) {
    return incoming.get(input);
  }

  /** Returns the values forwarded to {@code input}. */
  List<Value> to(Value input) {
    return incoming.get(input).stream().map(OpOperand::value).toList();
  }

  /**
   * Returns the operands that can be removed together with all inputs that they are forwarded to: these inputs are
   * unused, and all operands forwarded to them can be removed.
   */
  Set<OpOperand> unused() {
    Map<OpOperand, List<Value>> receivers = new LinkedHashMap<>();
    Deque<Value> open = new ArrayDeque<>();
    incoming.forEach((input, operands) -> {
      operands.forEach(operand -> receivers.computeIfAbsent(operand, each -> new ArrayList<>(2)).add(input));
      if (input.hasUses()) {
        open.add(input);
      }
    });
    Set<OpOperand> unused = new LinkedHashSet<>(receivers.keySet());
    while (!open.isEmpty()) {
      for (OpOperand operand : incoming.get(open.removeFirst())) {
        if (unused.remove(operand)) {
          open.addAll(receivers.get(operand));
        }
      }
    }
    return unused;
  }

  /**
   * Returns for each input the only value, other than inputs, that reaches it, directly or through other inputs. Inputs
   * reached by several values are left out. The values are found by optimistic propagation: each input starts without a
   * value and changes at most twice.
   */
  Map<Value, Value> onlySources() {
    Map<Value, List<Value>> receivers = new IdentityHashMap<>();
    incoming.forEach((input, operands) -> operands.forEach(operand -> {
      if (incoming.containsKey(operand.value())) {
        receivers.computeIfAbsent(operand.value(), each -> new ArrayList<>(2)).add(input);
      }
    }));
    Map<Value, Value> sources = new LinkedHashMap<>();
    Map<Value, Boolean> several = new IdentityHashMap<>();
    Deque<Value> open = new ArrayDeque<>(incoming.keySet());
    while (!open.isEmpty()) {
      Value input = open.removeFirst();
      boolean changed = false;
      for (OpOperand operand : incoming.get(input)) {
        Value value = operand.value();
        boolean isInput = incoming.containsKey(value);
        changed |= isInput && several.containsKey(value) ? several.put(input, true) == null
            : join(input, isInput ? sources.get(value) : value, sources, several);
      }
      if (changed) {
        open.addAll(receivers.getOrDefault(input, List.of()));
      }
    }
    sources.keySet().removeAll(several.keySet());
    return sources;
  }

  private static boolean join(
      Value input, @Nullable Value source, Map<Value, Value> sources, Map<Value, Boolean> several) {
    if (source == null) {
      return false;
    }
    Value known = sources.putIfAbsent(input, source);
    return known == null || known != source && several.put(input, true) == null;
  }
}
