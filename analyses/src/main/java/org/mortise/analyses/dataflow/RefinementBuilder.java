// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Finds the refinements of a unit: visits its operations in the order of the dominator trees, with the refinements that
 * hold at the present place. Linear in operations, operands, edges and refinements. No recursion.
 */
final class RefinementBuilder {
  private final Operation unit;
  private final Predicate<Operation> isOtherUnit;
  private final Function<Value, List<Value>> refinedBy;
  private final Refinements found = new Refinements();
  /** The innermost refinements that hold at the present place. */
  private final Map<Value, Refinement> current = new HashMap<>();
  private final List<Runnable> pending = new ArrayList<>();

  /**
   * Creates a builder.
   *
   * @param isOtherUnit whether an operation is a unit inside this one, which is not visited
   * @param refinedBy returns the values that a known value refines
   */
  RefinementBuilder(Operation unit, Predicate<Operation> isOtherUnit, Function<Value, List<Value>> refinedBy) {
    this.unit = unit;
    this.isOtherUnit = isOtherUnit;
    this.refinedBy = refinedBy;
  }

  /** Returns the refinements, or null if there are none. */
  @Nullable Refinements build() {
    pushRegions(unit);
    while (!pending.isEmpty()) {
      pending.remove(pending.size() - 1).run();
    }
    for (Map.Entry<OpOperand, Refinement> entry : found.byUse.entrySet()) {
      entry.getValue().uses().add(entry.getKey());
    }
    return found.byPlace.isEmpty() ? null : found;
  }

  // ---- walk ---------------------------------------------------------------------------------------------------------

  private void pushRegions(Operation op) {
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      Region region = op.region(i);
      if (!region.isEmpty()) {
        pending.add(() -> enter(region.first()));
      }
    }
  }

  private void enter(Block block) {
    Map<Value, Refinement> before = new LinkedHashMap<>(2);
    for (Map.Entry<Value, Refinement> entry : found.byBlock.getOrDefault(block, Map.of()).entrySet()) {
      before.put(entry.getKey(), current.put(entry.getKey(), entry.getValue()));
    }
    if (!before.isEmpty()) {
      pending.add(() -> restore(before));
    }
    pending.add(() -> enterDominated(block));
    if (block.first() != null) {
      pending.add(() -> visitFrom(block.first()));
    }
  }

  private void restore(Map<Value, Refinement> before) {
    for (Map.Entry<Value, Refinement> entry : before.entrySet()) {
      if (entry.getValue() == null) {
        current.remove(entry.getKey());
      } else {
        current.put(entry.getKey(), entry.getValue());
      }
    }
  }

  private void enterDominated(Block block) {
    if (block.parent().hasOneBlock()) {
      return;
    }
    DominatorTree tree = found.treeOf(block.parent());
    for (Block child = tree.firstChild(block); child != null; child = tree.nextSibling(child)) {
      Block dominated = child;
      pending.add(() -> enter(dominated));
    }
  }

  /** Visits operations up to the next one with regions. */
  private void visitFrom(Operation first) {
    for (Operation op = first; op != null; op = op.next()) {
      visit(op);
      if (op.regionCount() > 0 && !isOtherUnit.test(op)) {
        Operation following = op.next();
        if (following != null) {
          pending.add(() -> visitFrom(following));
        }
        pushRegions(op);
        return;
      }
    }
  }

  private void visit(Operation op) {
    for (int i = 0; i < op.operandCount() && !current.isEmpty(); i++) {
      setUse(op.opOperand(i), current.get(op.operand(i)));
    }
    KnownValuesOpInterface knows = op.getInterface(KnownValuesOpInterface.class);
    if (knows == null) {
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      refineUse(op.opOperand(i), knows.getKnownValuesForOperand(op, i));
    }
    for (int i = 0; i < op.successorCount(); i++) {
      Block target = op.successor(i);
      boolean isOnlyEdge = target.firstUse() == op.blockOperand(i) && op.blockOperand(i).nextUse() == null;
      refine(op, i, isOnlyEdge ? target : null, knows.getKnownValuesInSuccessor(op, i));
    }
    visitRegionEdges(op, knows);
  }

  private void visitRegionEdges(Operation op, KnownValuesOpInterface knows) {
    RegionBranchOpInterface entered = op.getInterface(RegionBranchOpInterface.class);
    if (entered != null) {
      refineInto(op, op, knows, entered, entered.getSuccessorRegions(op, RegionBranchPoint.parent()));
    }
    Operation parent = op.parentOp();
    RegionBranchOpInterface left = parent == null || !op.implementsInterface(RegionBranchTerminatorOpInterface.class)
        ? null : parent.getInterface(RegionBranchOpInterface.class);
    if (left != null) {
      refineInto(op, parent, knows, left,
          left.getSuccessorRegions(parent, RegionBranchPoint.region(op.parentRegion())));
    }
  }

  private void refineInto(
      Operation op, Operation owner, KnownValuesOpInterface knows, RegionBranchOpInterface branching,
      List<RegionSuccessor> successors) {
    int[] entries = null;
    for (RegionSuccessor successor : successors) {
      List<KnownValue> known = knows.getKnownValuesAt(op, successor.point());
      if (known.isEmpty()) {
        continue;
      }
      if (successor.isParent()) {
        refine(op, owner, null, known);
        continue;
      }
      entries = entries == null ? countEntries(owner, branching) : entries;
      Region region = successor.region();
      refine(op, region, entries[region.index()] == 1 ? region.first() : null, known);
    }
  }

  /** Returns per region the number of edges that lead to it; more than one from a region with several ends. */
  private static int[] countEntries(Operation owner, RegionBranchOpInterface branching) {
    int[] entries = new int[owner.regionCount()];
    count(branching.getSuccessorRegions(owner, RegionBranchPoint.parent()), 1, entries);
    for (int i = 0; i < owner.regionCount(); i++) {
      Region region = owner.region(i);
      if (!region.isEmpty()) {
        count(branching.getSuccessorRegions(owner, RegionBranchPoint.region(region)), region.hasOneBlock() ? 1 : 2,
            entries);
      }
    }
    return entries;
  }

  private static void count(List<RegionSuccessor> successors, int edges, int[] entries) {
    for (RegionSuccessor successor : successors) {
      if (!successor.isParent()) {
        entries[successor.region().index()] += edges;
      }
    }
  }

  // ---- refinements --------------------------------------------------------------------------------------------------

  private void refine(Operation source, Object label, @Nullable Block onlyBlock, List<KnownValue> known) {
    Refinement.Place place = new Refinement.Place(source, label);
    for (KnownValue fact : known) {
      for (Value value : refinedBy.apply(fact.value())) {
        Refinement refinement = found.byPlace.computeIfAbsent(place, key -> new LinkedHashMap<>(2))
            .computeIfAbsent(value, key -> create(key, place));
        refinement.known().add(fact);
        if (onlyBlock != null) {
          found.byBlock.computeIfAbsent(onlyBlock, key -> new LinkedHashMap<>(2)).put(value, refinement);
        }
      }
    }
  }

  private Refinement create(Value value, Refinement.Place place) {
    Refinement outer = current.get(value);
    Refinement created = new Refinement(value, place, outer);
    if (outer != null) {
      outer.inner().add(created);
    } else {
      found.outermost.computeIfAbsent(value, key -> new ArrayList<>(2)).add(created);
    }
    return created;
  }

  private void refineUse(OpOperand use, List<KnownValue> known) {
    for (KnownValue fact : known) {
      if (!refinedBy.apply(fact.value()).contains(use.value())) {
        continue;
      }
      Refinement.Place place = new Refinement.Place(use.owner(), use);
      Refinement refinement = found.byPlace.computeIfAbsent(place, key -> new LinkedHashMap<>(2))
          .computeIfAbsent(use.value(), key -> create(key, place));
      refinement.known().add(fact);
      setUse(use, refinement);
    }
  }

  private void setUse(OpOperand use, @Nullable Refinement refinement) {
    if (refinement != null) {
      found.byUse.put(use, refinement);
    }
  }
}
