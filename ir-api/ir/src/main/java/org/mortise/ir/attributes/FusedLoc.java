// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/**
 * Several fused locations: {@code loc(fused<"why">["a":1:1, "b":2:2])}. If some of them are fusions, the flat list is
 * computed when it is first read, because each rewrite of a chain fuses the locations of all before it.
 */
public final class FusedLoc extends Location {
  private final @Nullable Attribute metadata;
  private volatile Parts parts;

  /** The fused locations. If they are not flat, nested fusions without metadata represent their locations. */
  private record Parts(Location[] locations, boolean isFlat, int hash) {
    static Parts flat(List<Location> locations, @Nullable Attribute metadata) {
      int hash = Objects.hashCode(metadata);
      for (Location location : locations) {
        hash = hash * 31 + location.contentHash();
      }
      return new Parts(locations.toArray(new Location[0]), true, hash);
    }
  }

  private FusedLoc(Context context, Parts parts, @Nullable Attribute metadata) {
    super(context);
    this.parts = parts;
    this.metadata = metadata;
  }

  /**
   * Returns one location for all {@code locations}: fused locations with the same metadata are flattened, unknown and
   * repeated locations are dropped, and a single location is returned unchanged unless there is metadata. Without
   * metadata, the cost does not depend on the lengths of fused locations.
   */
  public static Location fuse(Context context, List<? extends Location> locations, @Nullable Attribute metadata) {
    Location[] given = locations.toArray(new Location[0]);
    if (metadata == null && hasFusion(given)) {
      return new FusedLoc(context, new Parts(given, false, 0), null);
    }
    List<Location> distinct = distinct(given, metadata);
    if (distinct.isEmpty() && metadata == null) {
      return UnknownLoc.of(context);
    }
    if (distinct.isEmpty()) {
      distinct.add(UnknownLoc.of(context));
    }
    return distinct.size() == 1 && metadata == null
        ? distinct.get(0)
        : new FusedLoc(context, Parts.flat(distinct, metadata), metadata);
  }

  /** Returns whether one of {@code locations} is a fusion without metadata, which has at least two locations. */
  private static boolean hasFusion(Location[] locations) {
    for (Location location : locations) {
      if (location instanceof FusedLoc fused && fused.metadata == null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the distinct locations in order of discovery, with fusions with this metadata flattened. */
  private static List<Location> distinct(Location[] locations, @Nullable Attribute metadata) {
    Map<Key, Location> found = new LinkedHashMap<>();
    Set<Location> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Location> pending = new ArrayDeque<>();
    pushAll(locations, pending);
    while (!pending.isEmpty()) {
      Location location = pending.pop();
      if (!(location instanceof FusedLoc fused) || fused.metadata != metadata) {
        addKnown(location, found);
        continue;
      }
      Parts inner = fused.parts;
      if (!visited.add(location)) {
        continue;
      }
      if (!inner.isFlat) {
        pushAll(inner.locations, pending);
        continue;
      }
      for (Location part : inner.locations) {
        found.putIfAbsent(new Key(part), part);
      }
    }
    return new ArrayList<>(found.values());
  }

  private static void pushAll(Location[] locations, Deque<Location> pending) {
    for (int i = locations.length - 1; i >= 0; i--) {
      pending.push(locations[i]);
    }
  }

  private static void addKnown(Location location, Map<Key, Location> found) {
    if (!(location instanceof UnknownLoc)) {
      found.putIfAbsent(new Key(location), location);
    }
  }

  private Parts flat() {
    Parts now = parts;
    if (!now.isFlat) {
      now = Parts.flat(distinct(now.locations, metadata), metadata);
      parts = now;
    }
    return now;
  }

  public List<Location> locations() {
    return List.of(flat().locations);
  }

  /** Returns the metadata of the fusion, or null. */
  public @Nullable Attribute metadata() {
    return metadata;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    if (!pretty) {
      printer.print("fused");
    }
    if (metadata != null) {
      printer.print('<').printAttribute(metadata).print('>');
    }
    printer.print('[');
    Location[] locations = flat().locations;
    for (int i = 0; i < locations.length; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printLocation(locations[i]);
    }
    printer.print(']');
  }

  @Override
  protected int structuralHash() {
    return flat().hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return metadata == ((FusedLoc) other).metadata;
  }

  @Override
  protected int partCount() {
    return flat().locations.length;
  }

  @Override
  protected Location part(int index) {
    return flat().locations[index];
  }

  /** A location compared by structure. */
  private record Key(Location location) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && location.sameAs(that.location);
    }

    @Override
    public int hashCode() {
      return location.contentHash();
    }
  }
}
