// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The analysis of a unit in one {@link CallContext}: the visits of its executable operations, and the facts of each
 * analysis. A unit is a callable isolated from above, or the root with all operations outside of other units.
 */
final class Activation {
  /**
   * A region that control enters from unknown code.
   *
   * @param owner the operation with the region
   */
  record UnknownEntry(Operation owner, Region region) {}

  private final Operation unit;
  private final CallContext context;
  private final List<Activation> asList = List.of(this);
  private final Map<Operation, OperationVisit> visits = new LinkedHashMap<>();
  /** The executable calls of each callable of this unit. */
  private final Map<Operation, Set<OperationVisit>> calls = new HashMap<>();
  private final List<Block> blocks = new ArrayList<>();
  private boolean dropped;
  private final Set<UnknownEntry> unknownEntries = new LinkedHashSet<>(2);
  /** The facts of each analysis, at the index of the analysis. */
  private final List<@Nullable Object> facts = new ArrayList<>(2);

  Activation(Operation unit, CallContext context) {
    this.unit = unit;
    this.context = context;
  }

  /** Returns the list with this activation only. */
  List<Activation> asList() {
    return asList;
  }

  Operation unit() {
    return unit;
  }

  CallContext context() {
    return context;
  }

  /** Returns the visit of {@code op}, or null if {@code op} is not executable. */
  @Nullable OperationVisit visitOf(Operation op) {
    return visits.get(op);
  }

  Collection<OperationVisit> visits() {
    return visits.values();
  }

  OperationVisit addVisit(Operation op, DataFlowSolver solver) {
    OperationVisit visit = new OperationVisit(this, op, solver);
    visits.put(op, visit);
    return visit;
  }

  /** Calls {@code action} for each callable of this unit and each of its executable calls. */
  void forEachCall(BiConsumer<Operation, OperationVisit> action) {
    calls.forEach((callable, visits) -> visits.forEach(visit -> action.accept(callable, visit)));
  }

  void removeCall(OperationVisit call) {
    calls.values().forEach(visits -> visits.remove(call));
  }

  List<Block> blocks() {
    return blocks;
  }

  /** Returns whether the facts have been dropped after a change of the program. */
  boolean isDropped() {
    return dropped;
  }

  void drop() {
    dropped = true;
  }

  Collection<OperationVisit> callsOf(Operation callable) {
    return calls.getOrDefault(callable, Set.of());
  }

  void addCall(OperationVisit call, Operation callable) {
    calls.computeIfAbsent(callable, added -> new LinkedHashSet<>()).add(call);
  }

  Collection<UnknownEntry> unknownEntries() {
    return unknownEntries;
  }

  /** Adds {@code entry}. Returns whether it is new. */
  boolean addUnknownEntry(UnknownEntry entry) {
    return unknownEntries.add(entry);
  }

  @Nullable Object factsAt(int index) {
    return index < facts.size() ? facts.get(index) : null;
  }

  void setFacts(int index, Object added) {
    while (facts.size() <= index) {
      facts.add(null);
    }
    facts.set(index, added);
  }
}
