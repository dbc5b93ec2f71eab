// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/**
 * Properties of buffers and all their aliases: the nearest block that dominates all of them, whether any of them is
 * freed, and the outermost region whose terminator forwards an alias. One pass over the {@link BufferFlow} computes
 * them for all buffers. Linear in values, uses and edges, except for the walks up dominator trees. A snapshot, as
 * {@link BufferAliases} is.
 */
public final class BufferExtents {
  private static final int NEVER = Integer.MAX_VALUE;

  /** The properties of one value, or of all its aliases. */
  private record Extent(Block dominator, boolean freed, int exitDepth) {}

  private final BufferAliases aliases;
  private final DominanceInfo dominance;
  private final List<Extent> extents;

  private BufferExtents(BufferAliases aliases, DominanceInfo dominance) {
    this.aliases = aliases;
    this.dominance = dominance;
    this.extents = BufferFlow.of(aliases).fold(aliases.values(), this::own, this::join);
  }

  /** Computes the extents of all buffers in {@code aliases}. */
  public static BufferExtents of(BufferAliases aliases, DominanceInfo dominance) {
    return new BufferExtents(aliases, dominance);
  }

  /** Returns the nearest block that dominates the definitions of all aliases of {@code buffer}, or null. */
  public Block commonDominator(Value buffer) {
    return extents.get(aliases.numberOf(buffer)).dominator();
  }

  /** Returns whether an operation is known to free {@code buffer} or an alias of it. */
  public boolean isFreed(Value buffer) {
    return extents.get(aliases.numberOf(buffer)).freed();
  }

  /**
   * Returns the depth of the outermost region whose terminator forwards an alias of {@code buffer}, as defined by
   * {@link BufferAliases#depth}; {@link Integer#MAX_VALUE} if no terminator does. A buffer leaves its enclosing regions
   * from the inside out, so it leaves exactly the regions of at least this depth.
   */
  public int exitDepth(Value buffer) {
    return extents.get(aliases.numberOf(buffer)).exitDepth();
  }

  private Extent own(Value value) {
    boolean freed = false;
    int exitDepth = NEVER;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      freed |= MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, value);
      if (user.hasTrait(Trait.RETURN_LIKE) || user.implementsInterface(RegionBranchTerminatorOpInterface.class)) {
        exitDepth = Math.min(exitDepth, aliases.depth(user.parentRegion()));
      }
    }
    return new Extent(value.parentBlock(), freed, exitDepth);
  }

  private Extent join(Extent a, Extent b) {
    Block dominator = a.dominator() == b.dominator()
        ? a.dominator() : nearestCommonDominator(a.dominator(), b.dominator());
    return new Extent(dominator, a.freed() || b.freed(), Math.min(a.exitDepth(), b.exitDepth()));
  }

  /**
   * Returns the nearest block that dominates both. Costs one walk up from {@code b} if {@code a} is the outer block.
   */
  private @Nullable Block nearestCommonDominator(Block a, Block b) {
    if (a == null || b == null) {
      return null;
    }
    return aliases.depth(a.parent()) <= aliases.depth(b.parent())
        ? dominance.findNearestCommonDominator(a, b) : dominance.findNearestCommonDominator(b, a);
  }
}
