// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;

/**
 * The constant operations by value, type and dialect in the region that holds constants. The table neither creates,
 * moves nor erases operations, and is not notified of changes: an erased operation must not be requested again.
 * Amortised O(1).
 */
public final class ConstantTable {
  /** Explicit methods: the generated ones of a record cost 20 ms at each start. */
  private record Key(Region home, Dialect dialect, Attribute value, Type type) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && home == key.home && dialect == key.dialect
          && value == key.value && type == key.type;
    }

    @Override
    public int hashCode() {
      int hash = System.identityHashCode(home);
      hash = 31 * hash + System.identityHashCode(dialect);
      hash = 31 * hash + System.identityHashCode(value);
      return 31 * hash + System.identityHashCode(type);
    }
  }

  private final Map<Key, Operation> known = new HashMap<>();
  private final Map<Region, Region> homes = new IdentityHashMap<>();

  /** The constant of a region that {@link #homeOf} gave, or null. */
  public @Nullable Operation get(Region home, Dialect dialect, Attribute value, Type type) {
    return known.get(new Key(home, dialect, value, type));
  }

  /** Records {@code op} and returns null, or returns the existing operation. */
  public Operation putIfAbsent(Region home, Dialect dialect, Attribute value, Type type, Operation op) {
    return known.putIfAbsent(new Key(home, dialect, value, type), op);
  }

  /** Returns the region of the innermost isolated, unregistered or outermost operation around {@code region}. */
  public @Nullable Region homeOf(Region region) {
    Region found = homes.get(region);
    if (found != null) {
      return found;
    }
    Region home = region;
    while (!homes.containsKey(home) && !isHome(home)) {
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
