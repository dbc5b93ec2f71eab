// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Trait;

/**
 * Keeps one constant operation of each value, type and dialect in each isolated region, at the start of its entry
 * block; the others are replaced by it. Linear in the constants.
 *
 * <p>A constant that stands for several, or was moved, has no location any more.
 */
final class ConstantPool {
  /** Its methods are written out: made by the virtual machine, as for any record, they cost each start 20 ms. */
  private record Key(Region region, Dialect dialect, Attribute value, Type type) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && region == key.region && dialect == key.dialect
          && value == key.value && type == key.type;
    }

    @Override
    public int hashCode() {
      int hash = System.identityHashCode(region);
      hash = 31 * hash + System.identityHashCode(dialect);
      hash = 31 * hash + System.identityHashCode(value);
      return 31 * hash + System.identityHashCode(type);
    }
  }

  private final PatternRewriter rewriter;
  private final Location nowhere;
  private final Map<Key, Operation> known = new HashMap<>();
  private final Set<Operation> kept = new HashSet<>();
  private final Map<Region, Region> homes = new IdentityHashMap<>();

  ConstantPool(PatternRewriter rewriter, Location nowhere) {
    this.rewriter = rewriter;
    this.nowhere = nowhere;
  }

  /** Keeps {@code op}, moving it to the front, or replaces it by the one that is kept; returns whether it is kept. */
  boolean insert(Operation op, Attribute value) {
    Region home = homeOf(op.parentRegion());
    Key key = new Key(home, op.name().dialect(), value, op.result(0).type());
    Operation same = known.putIfAbsent(key, op);
    if (same != null) {
      rewriter.replaceOp(op, same);
      same.setLocation(nowhere);
      return false;
    }
    Block block = home.first();
    if (op.block() != block || (block.first() != op && !kept.contains(op.previous()))) {
      op.moveBefore(block.first());
      op.setLocation(nowhere);
    }
    kept.add(op);
    return true;
  }

  /** The region of the innermost isolated, unregistered or outermost operation around {@code region}. */
  private Region homeOf(Region region) {
    Region known = homes.get(region);
    if (known != null) {
      return known;
    }
    Region home = region;
    while (!isHome(home) && !homes.containsKey(home)) {
      home = home.parentRegion();
    }
    home = homes.getOrDefault(home, home);
    for (Region step = region; step != home && !homes.containsKey(step); step = step.parentRegion()) {
      homes.put(step, home);
    }
    homes.put(home, home);
    return home;
  }

  private static boolean isHome(Region region) {
    Operation owner = region.parentOp();
    return owner == null || owner.block() == null || owner.definition() == null
        || owner.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }
}
