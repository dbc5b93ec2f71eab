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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** The activations of a solver, and their executable blocks. */
final class Activations {
  private final Operation root;
  private final Callables callables;
  private final Map<CallContext, Activation> byContext = new LinkedHashMap<>();
  private final Map<Operation, List<Activation>> byUnit = new HashMap<>();
  private final Map<Block, List<Activation>> executable = new HashMap<>();
  private final Map<Region, Operation> units = new HashMap<>();
  /** The region of the last query, and its unit. Consecutive queries mostly concern one region. */
  private @Nullable Region lastRegion;
  private @Nullable Operation lastUnit;
  private final Dependents<Operation> unitDependents = new Dependents<>();
  private final Dependents<Block> blockDependents = new Dependents<>();
  private final Worklist worklist;

  Activations(Operation root, Callables callables, Worklist worklist) {
    this.root = root;
    this.callables = callables;
    this.worklist = worklist;
  }

  Collection<Activation> all() {
    return byContext.values();
  }

  /** Returns the unit to which the operations of {@code region} belong. Amortised O(1) for each region. */
  @Nullable Operation unitOf(@Nullable Region region) {
    if (region == null || region.parentOp() == root) {
      return root;
    }
    if (region == lastRegion) {
      return lastUnit;
    }
    lastRegion = region;
    lastUnit = units.get(region);
    if (lastUnit == null) {
      lastUnit = findUnit(region);
    }
    return lastUnit;
  }

  private Operation findUnit(Region region) {
    List<Region> path = new ArrayList<>();
    Region outer = region;
    Operation unit = root;
    for (; outer != null && outer.parentOp() != root; outer = outer.parentRegion()) {
      Operation known = units.get(outer);
      if (known != null) {
        unit = known;
        break;
      }
      path.add(outer);
      if (callables.isUnit(outer.parentOp())) {
        unit = outer.parentOp();
        break;
      }
    }
    for (Region each : path) {
      units.put(each, unit);
    }
    return unit;
  }

  /** Returns the unit of the body of {@code callable}. */
  @Nullable Operation unitOfBody(Operation callable) {
    return callable == root || callables.isUnit(callable) ? callable : unitOf(callable.parentRegion());
  }

  /** Calls {@code action} for each task that depends on the existence of activations or blocks of {@code unit}. */
  void forEachDependent(Operation unit, Consumer<Task> action) {
    unitDependents.forEach(unit, action);
    for (Activation activation : ofUnit(unit)) {
      for (Block block : activation.blocks()) {
        blockDependents.forEach(block, action);
      }
    }
  }

  /** Drops the activations of {@code unit}. */
  void drop(Operation unit) {
    for (Activation activation : ofUnit(unit)) {
      activation.drop();
      byContext.remove(activation.context());
      activation.blocks().forEach(executable::remove);
    }
    byUnit.remove(unit);
    units.clear();
    lastRegion = null;
  }

  /** Returns the activation of {@code context}, or null. */
  @Nullable Activation find(CallContext context) {
    return byContext.get(context);
  }

  /** Returns the activation of {@code context}, and creates it if it does not exist. */
  Activation of(CallContext context) {
    Activation known = byContext.get(context);
    if (known != null) {
      return known;
    }
    Operation unit = unitOfBody(context.callable());
    if (unit != context.callable()) {
      return of(CallContext.any(unit));
    }
    Activation added = new Activation(unit, context);
    byContext.put(context, added);
    byUnit.computeIfAbsent(unit, key -> new ArrayList<>(1)).add(added);
    unitDependents.schedule(unit, worklist);
    return added;
  }

  /** Returns the units with an activation. */
  Set<Operation> units() {
    return new LinkedHashSet<>(byUnit.keySet());
  }

  /** Returns the activations of {@code each}, in the order of their creation. */
  List<Activation> ofUnits(Set<Operation> each) {
    List<Activation> found = new ArrayList<>();
    for (Activation activation : byContext.values()) {
      if (each.contains(activation.unit())) {
        found.add(activation);
      }
    }
    return found;
  }

  /** Returns the activations of {@code unit}. */
  List<Activation> ofUnit(Operation unit) {
    return byUnit.getOrDefault(unit, List.of());
  }

  /**
   * Returns the activations in which {@code block} is executed, or if there are none, all activations of its unit. If
   * {@code task} is not null, it depends on the result.
   */
  List<Activation> containing(@Nullable Block block, @Nullable Task task) {
    List<Activation> known = executable.get(block);
    if (task == null && known != null) {
      return known;
    }
    Operation unit = unitOf(block == null ? null : block.parent());
    if (task != null) {
      unitDependents.add(unit, task);
    }
    return ofUnit(unit);
  }

  /** Returns the activation of the unit of {@code block} in the context of all calls. */
  Activation anyOf(@Nullable Block block) {
    return of(CallContext.any(unitOf(block == null ? null : block.parent())));
  }

  boolean isIn(@Nullable Block block, Activation activation) {
    return unitOf(block == null ? null : block.parent()) == activation.unit();
  }

  // ---- executable blocks --------------------------------------------------------------------------------------------

  /** Marks {@code block} as executable. Returns whether it was not executable before. */
  boolean enter(Block block, Activation activation) {
    List<Activation> before = executable.get(block);
    if (before == null) {
      executable.put(block, activation.asList());
    } else if (before.contains(activation)) {
      return false;
    } else {
      List<Activation> extended = new ArrayList<>(before);
      extended.add(activation);
      executable.put(block, extended);
    }
    activation.blocks().add(block);
    blockDependents.schedule(block, worklist);
    return true;
  }

  /**
   * Returns whether {@code block} is executable in {@code activation} or, if that is null or of another unit, in any
   * activation. If {@code task} is not null, it depends on the result.
   */
  boolean isExecutable(@Nullable Block block, @Nullable Activation activation, @Nullable Task task) {
    if (block == null) {
      return false;
    }
    if (task != null) {
      blockDependents.add(block, task);
    }
    List<Activation> found = executable.get(block);
    if (found == null) {
      return false;
    }
    return activation == null || found.contains(activation) || !isIn(block, activation);
  }
}
