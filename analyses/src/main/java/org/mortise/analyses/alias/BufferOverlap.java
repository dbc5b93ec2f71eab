// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * The relations between the buffers of some values and the buffers of members of a list: the results of {@link
 * BufferOrigins#relation} for all pairs at once. Linear in the number of values and of the origins that lead to them.
 */
public final class BufferOverlap {
  private static final BufferOrigin.Kind[] KINDS = BufferOrigin.Kind.values();

  private final OriginClasses classes;
  private final OriginFlow flow = new OriginFlow();
  private final @Nullable NewerAllocations newer;

  private BufferOverlap(
      BufferOrigins origins, List<? extends Value> members, List<? extends Value> asked, boolean inOrder) {
    this.classes = new OriginClasses(origins, members);
    reachAll(flow, members, asked);
    for (int i = 0; i < classes.count(); i++) {
      flow.put(classes.originOf(classes.representative(i)), i);
    }
    flow.propagate();
    if (inOrder) {
      OriginFlow others = new OriginFlow();
      reachAll(others, members, asked);
      this.newer = new NewerAllocations(origins.depths(), classes, others);
    } else {
      this.newer = null;
    }
  }

  private void reachAll(OriginFlow target, List<? extends Value> members, List<? extends Value> asked) {
    for (Value member : members) {
      target.reach(classes.originOf(member));
    }
    for (Value value : asked) {
      target.reach(classes.originOf(value));
    }
    target.start();
  }

  /**
   * Computes the relations of {@code asked} to {@code members}.
   *
   * @param asked the values of later queries, which can be members too
   */
  public static BufferOverlap of(
      BufferOrigins origins, List<? extends Value> members, List<? extends Value> asked) {
    return new BufferOverlap(origins, members, asked, false);
  }

  /**
   * Like {@link #of}, but treats an allocation as different from every argument of its enclosing blocks. The allocation
   * is executed after the argument is set, so the argument can only be a result of an earlier execution.
   */
  public static BufferOverlap inOrder(
      BufferOrigins origins, List<? extends Value> members, List<? extends Value> asked) {
    return new BufferOverlap(origins, members, asked, true);
  }

  /** Returns the positions of the members that have the same buffer as {@code value}, in ascending order. */
  public List<Integer> same(Value value) {
    return classes.members(classes.of(value));
  }

  /** Returns whether the relation of {@code value} to any member is {@link BufferOrigins.Relation#UNKNOWN unknown}. */
  public boolean hasUnknown(Value value) {
    return mayOverlap(value) && (newer == null || newer.mayOverlap(value));
  }

  private boolean mayOverlap(Value value) {
    BufferOrigin origin = classes.originOf(value);
    int own = classes.of(value);
    for (BufferOrigin.Kind kind : KINDS) {
      if (!BufferOrigins.canBeToldApart(origin.kind(), kind) && classes.others(kind, own, origin.kind()) > 0) {
        return true;
      }
    }
    return flow.reachesOther(origin, own);
  }
}
