// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The operations of the program that free buffers. Deallocations of buffers that the function certainly owns are taken
 * over: the pass erases them and frees the buffers itself. The others are analyzed as far as possible. Linear in the
 * function.
 */
final class Releases {
  private final BoundarySummaries boundaries;
  /** The operands that are freed. */
  private final Set<OperandPlace> known = new LinkedHashSet<>();
  /** The operands that may be freed, depending on unknown conditions. */
  private final Set<OperandPlace> unclear = new LinkedHashSet<>();
  /** The operations that the pass replaces, each before the operations that define its operands. */
  private final Set<Operation> takenOver = new LinkedHashSet<>();
  /** The buffers that the function or a callee frees, by their roots. */
  private final Set<Value> freed = new HashSet<>();

  /** The kinds of the buffers that are not freed by {@code memref.dealloc}, by their roots. */
  private final Map<Value, Freeing> own = new HashMap<>();
  /** The kinds of all values connected with those buffers by aliases. */
  private @Nullable Function<Value, @Nullable Freeing> connected;

  Releases(BoundarySummaries boundaries) {
    this.boundaries = boundaries;
  }

  /** Records the buffers that {@code op}, which is reachable, frees. */
  void add(Operation op) {
    if (op.operandCount() == 0) {
      return;
    }
    DeallocOp dealloc = DeallocOp.of(op);
    for (int i = 0; dealloc != null && i < dealloc.memrefs().size(); i++) {
      unclear.add(new OperandPlace(op, i));
    }
    if (op.implementsInterface(CallOpInterface.class)) {
      addCall(op);
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (operand.type() instanceof BaseMemRefType && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        known.add(new OperandPlace(op, i));
        freed.add(BufferGraph.viewBase(operand));
        noteKind(operand, isPure(op) ? Freeing.by(op, null, true) : Freeing.USUAL);
      }
    }
  }

  private void noteKind(Value value, Freeing kind) {
    if (!kind.isUsual()) {
      own.putIfAbsent(BufferGraph.viewBase(value), kind);
    }
  }

  /**
   * Determines how buffers of unknown origin are freed: as the program frees them, or else as it frees the values that
   * they are connected with, if it frees all of these in one way.
   */
  void findOwnKinds(OwnershipGraph graph) {
    if (own.isEmpty()) {
      return;
    }
    Families families = graph.families();
    Map<Value, Freeing> kinds = new HashMap<>();
    for (Value value : freed) {
      kinds.merge(families.of(value), own.getOrDefault(value, Freeing.USUAL), Freeing::join);
    }
    connected = value -> kinds.get(families.of(value));
  }

  /** Returns how the program frees {@code buffer}, whose origin is unknown. */
  Freeing kindOf(Value buffer) {
    if (connected == null) {
      return Freeing.USUAL;
    }
    Freeing found = own.containsKey(buffer) ? own.get(buffer) : connected.apply(buffer);
    return found == null ? Freeing.USUAL : found;
  }

  private void addCall(Operation call) {
    for (int i = 0; i < call.operandCount(); i++) {
      if (boundaries.takes(call, i)) {
        freed.add(BufferGraph.viewBase(call.operand(i)));
        noteKind(call.operand(i), boundaries.kindOfArgument(call, i));
      } else if (boundaries.mayTake(call, i)) {
        unclear.add(new OperandPlace(call, i));
      }
    }
  }

  /** Returns whether {@code buffer} itself or a view of it is freed anywhere. */
  boolean free(Value buffer) {
    return freed.contains(buffer);
  }

  /**
   * Takes over the deallocations of buffers that the function always owns. Buffers that reach the same slots are either
   * all freed by the pass, or all by the program.
   */
  void takeOver(OwnershipGraph graph) {
    if (known.isEmpty()) {
      return;
    }
    Predicate<Value> isForeign = graph.foreignBuffers();
    Families families = graph.families();
    Set<Value> kept = new HashSet<>();
    for (OperandPlace place : known) {
      if (!isPure(place.op()) || isForeign.test(place.value())) {
        kept.add(families.of(place.value()));
      }
    }
    unclear.forEach(place -> kept.add(families.of(place.value())));
    known.removeIf(place -> {
      boolean isTaken = !kept.contains(families.of(place.value()));
      if (isTaken) {
        takenOver.add(place.op());
        takeOverViews(place.value());
      }
      return isTaken;
    });
  }

  /** Returns whether {@code op} only frees one buffer, without the attribute of manual deallocation. */
  static boolean isPure(Operation op) {
    return op.resultCount() == 0 && op.regionCount() == 0 && op.successorCount() == 0 && op.operandCount() == 1
        && MemoryEffects.of(op).size() == 1 && !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
  }

  /** Takes over the views that are only used to free their source. */
  private void takeOverViews(Value released) {
    Value view = released;
    for (Value source = BufferGraph.viewSource(view); source != null && hasOneUse(view.definingOp());
        source = BufferGraph.viewSource(source)) {
      takenOver.add(view.definingOp());
      view = source;
    }
  }

  private static boolean hasOneUse(Operation op) {
    int uses = 0;
    for (Value result : op.results()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        uses++;
      }
    }
    return uses == 1;
  }

  /** Returns whether {@code op} only serves to free a buffer that the pass frees instead. */
  boolean isTakenOver(Operation op) {
    return takenOver.contains(op);
  }

  /** Erases the operations that free {@code buffers}, all of which the pass has taken over. */
  void eraseTakenOver(Set<Value> buffers) {
    takenOver.removeIf(op -> {
      boolean frees = buffers.contains(BufferGraph.viewBase(op.operand(0)));
      if (frees) {
        op.erase();
      }
      return frees;
    });
  }

  /** Erases the operations that the pass has taken over. */
  void eraseTakenOver() {
    takenOver.forEach(Operation::erase);
  }

  /** Returns whether the program frees a buffer by {@code use}. */
  boolean contains(OpOperand use) {
    return known.contains(OperandPlace.of(use));
  }

  /** Returns whether the program may free a buffer by {@code use}, depending on unknown conditions. */
  boolean isUnclear(OpOperand use) {
    return !unclear.isEmpty() && unclear.contains(OperandPlace.of(use));
  }

  /** Returns the values by which the program frees buffers. */
  List<Value> values() {
    List<Value> values = new ArrayList<>();
    known.forEach(place -> values.add(place.value()));
    return values;
  }
}
