// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * The values at which memory comes into being as far as one can see, found by going back through views, branches and
 * regions. Operations are known by their interfaces, so that a bundle extends this by implementing them. Calls are not
 * looked into.
 *
 * <p>For a value it costs the values and edges looked at; what was found is kept.
 */
public final class UnderlyingValues {
  /** A limit of the search. */
  @FunctionalInterface
  public interface Limit {
    /** Returns whether {@code value}, found after {@code steps} steps, stands for itself. */
    boolean stopsAt(Value value, int steps);
  }

  private record Step(Value value, int depth) {}

  private final Limit limit;
  private final Map<Value, List<Value>> known = new IdentityHashMap<>();

  /** Creates a search without a limit. */
  public UnderlyingValues() {
    this((value, steps) -> false);
  }

  /** Creates a search that ends at {@code limit}. */
  public UnderlyingValues(Limit limit) {
    this.limit = limit;
  }

  /** The values under {@code value}. Empty if it is only passed to itself, or to a block that nobody branches to. */
  public List<Value> of(Value value) {
    List<Value> found = known.get(value);
    if (found == null) {
      found = collect(value);
      known.put(value, found);
    }
    return found;
  }

  private List<Value> collect(Value start) {
    List<Value> found = new ArrayList<>(1);
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Step> pending = new ArrayDeque<>();
    pending.push(new Step(start, 0));
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Step step = pending.pop();
      if (!seen.add(step.value())) {
        continue;
      }
      sources.clear();
      if (limit.stopsAt(step.value(), step.depth()) || collectSources(step.value(), sources)) {
        found.add(step.value());
      }
      for (int i = sources.size() - 1; i >= 0; i--) {
        pending.push(new Step(sources.get(i), step.depth() + 1));
      }
    }
    return found;
  }

  /**
   * One step: appends the values whose memory that of {@code value} is. Returns whether it may also be other memory, as
   * it is if nothing is known.
   */
  public static boolean collectSources(Value value, List<Value> sources) {
    if (value instanceof BlockArgument argument) {
      Block block = argument.owner();
      return block.isEntryBlock()
          ? ofRegionMember(block.parentOp(), value, sources)
          : BufferSources.ofBranches(block, argument.index(), sources);
    }
    Operation op = value.definingOp();
    ViewLikeOpInterface view = op.getInterface(ViewLikeOpInterface.class);
    if (view != null) { // any result: of several only one is a buffer
      sources.add(view.getViewSource(op));
      return false;
    }
    return ofRegionMember(op, value, sources);
  }

  private static boolean ofRegionMember(Operation op, Value value, List<Value> sources) {
    RegionBranchOpInterface regions = op == null ? null : op.getInterface(RegionBranchOpInterface.class);
    return regions == null || BufferSources.ofRegions(op, regions, value, sources);
  }
}
