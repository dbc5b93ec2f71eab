// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.cfg.BlockDepths;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Value;

/**
 * Computes overlaps under the rule that an allocation differs from the arguments of the blocks around it. The rule
 * applies to two sorts of values: allocations, and arguments (with views of either). Arguments of the same origin and
 * block form one group. For other values {@link #mayOverlap} is always true.
 */
final class NewerAllocations {
  /** Arguments of one block that have one origin. */
  private static final class Arguments {
    final BufferOrigin origin;
    final Block block;
    int count;
    Set<BufferOrigin> leaves;
    Boolean overlap;

    Arguments(BufferOrigin origin, Block block) {
      this.origin = origin;
      this.block = block;
    }
  }

  private record Place(BufferOrigin origin, Block block) {
    /** Written out because generating the method of a record costs milliseconds at its first use. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && origin.equals(place.origin) && block == place.block;
    }

    @Override
    public int hashCode() {
      return 31 * origin.hashCode() + System.identityHashCode(block);
    }
  }

  private final BlockDepths depths;
  private final OriginClasses classes;
  /** Classes that are neither allocations nor arguments. */
  private final OriginFlow others;
  private final Map<BufferOrigin, Value> allocations = new LinkedHashMap<>();
  private final Map<Place, Arguments> arguments = new LinkedHashMap<>();
  private final Map<BufferOrigin, Integer> argumentsFrom = new HashMap<>();
  private final Map<BufferOrigin, Integer> outerArgumentsFrom = new HashMap<>();
  private final Set<Block> unknownArguments = new LinkedHashSet<>();
  private boolean unknownOthers;

  /** Creates the computation; {@code others} must have the origins of all values of later queries. */
  NewerAllocations(BlockDepths depths, OriginClasses classes, OriginFlow others) {
    this.depths = depths;
    this.classes = classes;
    this.others = others;
    for (int i = 0; i < classes.count(); i++) {
      addClass(i);
    }
    others.propagate();
    for (Arguments group : arguments.values()) {
      countLeaves(group);
    }
  }

  private void addClass(int number) {
    Value base = classes.representative(number);
    BufferOrigin origin = classes.originOf(base);
    boolean oneBase = classes.hasOneBase(number);
    boolean unknown = origin.kind() == BufferOrigin.Kind.UNKNOWN;
    if (oneBase && isAllocation(base, origin)) {
      allocations.put(origin, base);
    } else if (!oneBase || !isArgument(base, origin)) {
      others.put(origin, number);
      unknownOthers |= unknown;
    } else if (unknown) {
      unknownArguments.add(base.parentBlock());
    } else {
      group(base, origin).count++;
    }
  }

  private static boolean isAllocation(Value base, BufferOrigin origin) {
    return origin.isAllocation() && origin.value() == base;
  }

  private static boolean isArgument(Value base, BufferOrigin origin) {
    return base instanceof BlockArgument && (!origin.isLeaf() || origin.kind() == BufferOrigin.Kind.UNKNOWN);
  }

  private Arguments group(Value base, BufferOrigin origin) {
    return arguments.computeIfAbsent(
        new Place(origin, base.parentBlock()), place -> new Arguments(place.origin(), place.block()));
  }

  private void countLeaves(Arguments group) {
    group.leaves = group.origin.leaves();
    for (BufferOrigin leaf : group.leaves) {
      argumentsFrom.merge(leaf, group.count, Integer::sum);
      if (!isInside(leaf, group.block)) {
        outerArgumentsFrom.merge(leaf, group.count, Integer::sum);
      }
    }
  }

  private boolean isInside(BufferOrigin leaf, Block block) {
    return leaf.isAllocation() && depths.contains(block, leaf.value().definingOp());
  }

  /** Returns whether {@code value} may overlap with a member of another class. */
  boolean mayOverlap(Value value) {
    Value base = classes.base(value);
    BufferOrigin origin = classes.originOf(base);
    if (isAllocation(base, origin)) {
      return mayAllocationOverlap(base, origin);
    }
    if (!isArgument(base, origin)) {
      return true;
    }
    return origin.kind() == BufferOrigin.Kind.UNKNOWN
        ? mayUnknownArgumentOverlap(base) : mayArgumentOverlap(base, origin);
  }

  private boolean mayAllocationOverlap(Value base, BufferOrigin origin) {
    if (unknownOthers || outerArgumentsFrom.getOrDefault(origin, 0) > 0
        || others.reachesOther(origin, classes.of(base))) {
      return true;
    }
    for (Block block : unknownArguments) {
      if (!depths.contains(block, base.definingOp())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether an argument of unknown origin may overlap. It differs from another member only if that is an
   * allocation, so at most one argument takes the search.
   */
  private boolean mayUnknownArgumentOverlap(Value base) {
    int own = classes.of(base) == OriginClasses.NONE ? 0 : 1;
    if (classes.count() - own > allocations.size()) {
      return true;
    }
    for (Value allocation : allocations.values()) {
      if (!depths.contains(base.parentBlock(), allocation.definingOp())) {
        return true;
      }
    }
    return false;
  }

  private boolean mayArgumentOverlap(Value base, BufferOrigin origin) {
    Arguments group = group(base, origin);
    if (group.overlap == null) {
      group.overlap = mayOverlap(group);
    }
    boolean alone = group.count == (classes.of(base) == OriginClasses.NONE ? 0 : 1);
    return !alone || group.overlap || hasUntellable(origin, classes.of(base));
  }

  private boolean hasUntellable(BufferOrigin origin, int own) {
    for (BufferOrigin.Kind kind : BufferOrigin.Kind.values()) {
      if (!BufferOrigins.canBeToldApart(origin.kind(), kind) && classes.others(kind, own, origin.kind()) > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean mayOverlap(Arguments group) {
    if (others.at(group.origin) != OriginFlow.NO_CLASS) {
      return true;
    }
    if (group.leaves == null) {
      group.leaves = group.origin.leaves();
    }
    for (BufferOrigin leaf : group.leaves) {
      boolean allocated = allocations.containsKey(leaf) && !isInside(leaf, group.block);
      if (allocated || argumentsFrom.getOrDefault(leaf, 0) > group.count) {
        return true;
      }
    }
    return false;
  }
}
