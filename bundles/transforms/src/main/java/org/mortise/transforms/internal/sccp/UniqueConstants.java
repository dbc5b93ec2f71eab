// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal.sccp;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.Trait;

/**
 * Makes constant operations, one of each value, type and dialect in each isolated region, each in front of those that
 * it made there before. Amortised O(1).
 */
final class UniqueConstants {
  /** Its methods are written out: made by the virtual machine, as for any record, they cost each start 20 ms. */
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

  private final OpBuilder builder;
  private final Map<Key, Operation> known = new HashMap<>();
  private final Map<Region, Region> homes = new IdentityHashMap<>();

  UniqueConstants(Context context) {
    this.builder = new OpBuilder(context);
  }

  /** The constant for the isolated region around {@code region} (or itself); null if the dialect cannot make it. */
  Operation get(Region region, Dialect dialect, Attribute value, Type type) {
    Region home = homeOf(region);
    Key key = new Key(home, dialect, value, type);
    Operation same = known.get(key);
    if (same != null) {
      return same;
    }
    if (dialect == null) {
      return null;
    }
    builder.setInsertionPointToStart(home.first());
    Operation made = dialect.materializeConstant(builder, value, type, UnknownLoc.of(builder.context()));
    if (made == null) {
      return null;
    }
    Dialect maker = made.name().dialect();
    if (maker != dialect) {
      Operation existing = known.putIfAbsent(new Key(home, maker, value, type), made);
      if (existing != null) {
        made.erase();
        made = existing;
      }
    }
    known.put(key, made);
    return made;
  }

  /** The region of the innermost isolated, unregistered or outermost operation around {@code region}. */
  private Region homeOf(Region region) {
    Region home = region;
    while (!homes.containsKey(home) && !isHome(home)) {
      home = home.parentRegion();
    }
    home = homes.getOrDefault(home, home);
    for (Region step = region; step != home && !homes.containsKey(step); step = step.parentRegion()) {
      homes.put(step, home);
    }
    return home;
  }

  private static boolean isHome(Region region) {
    Operation owner = region.parentOp();
    return owner.block() == null || owner.definition() == null || owner.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }
}
