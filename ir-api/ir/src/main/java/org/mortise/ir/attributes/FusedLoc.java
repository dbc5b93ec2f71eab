// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/** Several places that became one: {@code loc(fused<"why">["a":1:1, "b":2:2])}. */
public final class FusedLoc extends Location {
  private final Location[] locations;
  private final Attribute metadata;
  private final int hash;

  private FusedLoc(Context context, Location[] locations, Attribute metadata) {
    super(context);
    this.locations = locations;
    this.metadata = metadata;
    this.hash = hash(locations, metadata);
  }

  private static int hash(Location[] locations, Attribute metadata) {
    int hash = Objects.hashCode(metadata);
    for (Location location : locations) {
      hash = hash * 31 + location.contentHash();
    }
    return hash;
  }

  /** The locations as they are. The metadata may be null. */
  public static FusedLoc of(Context context, List<? extends Location> locations, Attribute metadata) {
    return new FusedLoc(context, locations.toArray(new Location[0]), metadata);
  }

  /**
   * Returns one location for all {@code locations}: fused locations with the same metadata are flattened, unknown and
   * repeated locations are dropped, and a single location is returned as it is unless there is metadata.
   */
  public static Location fuse(Context context, List<? extends Location> locations, @Nullable Attribute metadata) {
    Map<Key, Location> parts = new LinkedHashMap<>();
    for (Location location : locations) {
      if (location instanceof FusedLoc fused && fused.metadata == metadata) {
        for (Location part : fused.locations) {
          parts.putIfAbsent(new Key(part), part);
        }
      } else if (!(location instanceof UnknownLoc)) {
        parts.putIfAbsent(new Key(location), location);
      }
    }
    List<Location> distinct = new ArrayList<>(parts.values());
    if (distinct.isEmpty()) {
      UnknownLoc unknown = UnknownLoc.of(context);
      return metadata == null ? unknown : of(context, List.of(unknown), metadata);
    }
    return distinct.size() == 1 && metadata == null ? distinct.get(0) : of(context, distinct, metadata);
  }

  public List<Location> locations() {
    return List.of(locations);
  }

  /** Returns the metadata of the fusion, or null. */
  public Attribute metadata() {
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
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return metadata == ((FusedLoc) other).metadata;
  }

  @Override
  protected int partCount() {
    return locations.length;
  }

  @Override
  protected Location part(int index) {
    return locations[index];
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
