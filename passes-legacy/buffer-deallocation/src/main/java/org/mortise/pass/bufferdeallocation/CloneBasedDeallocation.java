// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferFlow;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.logging.LogComponent;
import org.slf4j.Logger;

/** Deallocates the buffers of one function. */
final class CloneBasedDeallocation {
  private static final Logger LOG = LogComponent.DEALLOCATION.logger();

  private final Operation function;
  private final OwnedResults results;
  private Survey survey;

  CloneBasedDeallocation(Operation function, OwnedResults results) {
    this.function = function;
    this.results = results;
    this.survey = Survey.of(function, results);
  }

  /** Returns the reasons for which the function is not supported. */
  List<Diagnostic> violations() {
    return survey.violations();
  }

  /** Returns a warning for each write that breaks the rule of the algorithm; see {@link LateWrites}. */
  List<Diagnostic> lateWrites() {
    Set<Value> critical = new CriticalAliases(survey.aliases(), new DominanceInfo()).of(survey.owned());
    return critical.isEmpty() ? List.of() : LateWrites.in(survey.aliases(), critical);
  }

  /** Analyzes the function again; required after changes since the creation of this object. */
  void update() {
    survey = Survey.of(function, results);
  }

  /**
   * Inserts clones and deallocations. Returns the object that has counted them.
   *
   * @param remarks collects remarks
   * @throws DeallocationFailure if an operation cannot be cloned, freed or split as required
   */
  BufferOperations run(BufferRemarks remarks) {
    BufferOperations buffers = new BufferOperations(remarks, results.policies());
    survey.warnings().forEach(remarks::warn);
    for (Operation free : survey.takenOver()) {
      remarks.takenOver(free);
      free.erase();
    }
    BufferAliases aliases = survey.aliases();
    buffers.register(survey.owned(), aliases);
    if (!survey.takings().isEmpty() && new TakenBuffers(function, survey, aliases).cloneWhereNeeded(buffers)) {
      update();
      aliases = survey.aliases();
      buffers.register(survey.owned(), aliases);
    }

    for (Survey.Escaping escaping : survey.escaping()) {
      remarks.notFreed(
          escaping.buffer(), escaping.escape().kind().text(), escaping.escape().op(), "escapes here");
    }
    survey.leftByPolicy().forEach(remarks::leftByPolicy);
    List<OwnedBuffer> owned = survey.owned();
    Set<Value> critical = new CriticalAliases(aliases, new DominanceInfo()).of(owned);
    if (dropBuffersAtUnknownAddresses(owned, critical, aliases, remarks)) {
      critical = new CriticalAliases(aliases, new DominanceInfo()).of(owned);
    }
    buffers.decideKinds(critical);
    EdgeBlocks edges = new EdgeBlocks();
    CriticalClones clones = new CriticalClones(buffers, edges);
    for (Value value : critical) {
      if (CriticalAliases.canBeCloned(value)) {
        if (LOG.isDebugEnabled()) {
          LOG.debug("clones what becomes {}", text(value));
        }
        clones.introduce(value);
        owned.add(new OwnedBuffer(value));
      }
    }

    Map<Value, OwnedBuffer> byValue = new IdentityHashMap<>(owned.size());
    owned.forEach(buffer -> byValue.put(buffer.value(), buffer));
    new OwnershipTransfer(byValue, results, buffers).atReturnsOf(function);
    critical.addAll(byValue.keySet());
    plan(owned, critical, aliases).carryOut(buffers, edges, remarks);
    return buffers;
  }

  /**
   * Removes the buffers from {@code owned} whose address is a critical alias: where control flow joins, an address may
   * belong to several buffers, and it cannot be cloned. Returns whether there are any.
   */
  private static boolean dropBuffersAtUnknownAddresses(
      List<OwnedBuffer> owned, Set<Value> critical, BufferAliases aliases, BufferRemarks remarks) {
    boolean hasAddresses = false;
    for (Value value : critical) {
      hasAddresses |= aliases.isAddress(value);
    }
    if (!hasAddresses) {
      return false;
    }
    List<Value> buffers = new ArrayList<>(owned.size());
    owned.forEach(buffer -> buffers.add(buffer.value()));
    List<Value> joined = BufferFlow.of(aliases).fold(
        buffers, value -> critical.contains(value) && aliases.isAddress(value) ? value : null, (a, b) -> a);
    for (int i = buffers.size() - 1; i >= 0; i--) {
      if (joined.get(i) != null) {
        owned.remove(i);
        remarks.notFreed(buffers.get(i), "control flow joins, and its address can be that of several buffers there",
            joined.get(i).parentBlock().parentOp(), "joins here");
      }
    }
    return true;
  }

  private static Placement plan(List<OwnedBuffer> owned, Set<Value> bounds, BufferAliases aliases) {
    Placement placement = new Placement();
    if (owned.isEmpty()) {
      return placement;
    }
    List<Value> unconsumed = new ArrayList<>(owned.size());
    for (OwnedBuffer buffer : owned) {
      if (buffer.consumers().isEmpty()) {
        unconsumed.add(buffer.value());
      }
    }
    CommonPostDominators ends = new CommonPostDominators(unconsumed, BufferFlow.upTo(bounds, aliases));
    boolean logs = LOG.isDebugEnabled();
    for (OwnedBuffer buffer : owned) {
      CommonPostDominators.LifetimeEnd end = ends.of(buffer.value());
      boolean isFreedOnce = end != null && placement.planAt(end, buffer);
      if (logs) {
        LOG.debug("buffer {} is freed {}", text(buffer.value()), isFreedOnce ? "in one place" : "wherever it dies");
      }
      if (!isFreedOnce) {
        placement.planWhereItDies(new LiveRange(buffer, buffer.aliases(aliases, bounds)));
      }
    }
    return placement;
  }

  private static String text(Value value) {
    Operation definer = value.definingOp();
    return definer != null ? "of " + LogComponent.text(definer)
        : "that is an argument of a block in " + LogComponent.text(value.parentBlock().parentOp());
  }
}
