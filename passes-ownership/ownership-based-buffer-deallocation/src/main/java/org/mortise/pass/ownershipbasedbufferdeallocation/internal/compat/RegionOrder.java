// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The order of nested regions: by their number in their operation, then by the number of the enclosing region, and so
 * on outwards; a prefix comes before longer chains.
 *
 * <p>All regions are ranked at once, by doubling the length of the compared chains: O(r log r log d) for r regions and
 * depth d. A comparison is O(1).
 */
final class RegionOrder implements Comparator<Region> {
  private static final int NONE = -1;

  private final Map<Region, Integer> numbers = new HashMap<>();
  private final int[] ranks;

  RegionOrder(Operation root) {
    List<Region> regions = new ArrayList<>();
    root.walkPreOrder((Operation op) -> {
      for (int i = 0; i < op.regionCount(); i++) {
        numbers.put(op.region(i), regions.size());
        regions.add(op.region(i));
      }
    });
    ranks = new int[regions.size()];
    int[] ancestors = new int[ranks.length];
    for (int i = 0; i < ranks.length; i++) {
      Region region = regions.get(i);
      ranks[i] = region.index() + 1;
      ancestors[i] = numbers.getOrDefault(region.parentRegion(), NONE);
    }
    while (hasAncestors(ancestors)) {
      doubleLength(ancestors);
    }
  }

  private static boolean hasAncestors(int[] ancestors) {
    for (int ancestor : ancestors) {
      if (ancestor != NONE) {
        return true;
      }
    }
    return false;
  }

  private void doubleLength(int[] ancestors) {
    int count = ranks.length;
    long[] keys = new long[count];
    int[] further = new int[count];
    for (int i = 0; i < count; i++) {
      int ancestor = ancestors[i];
      keys[i] = (long) ranks[i] << Integer.SIZE | (ancestor == NONE ? 0 : ranks[ancestor]);
      further[i] = ancestor == NONE ? NONE : ancestors[ancestor];
    }
    long[] ordered = keys.clone();
    Arrays.sort(ordered);
    int distinct = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || ordered[i] != ordered[i - 1]) {
        ordered[distinct++] = ordered[i];
      }
    }
    for (int i = 0; i < count; i++) {
      ranks[i] = Arrays.binarySearch(ordered, 0, distinct, keys[i]) + 1;
    }
    System.arraycopy(further, 0, ancestors, 0, count);
  }

  @Override
  public int compare(Region left, Region right) {
    return Integer.compare(ranks[numbers.get(left)], ranks[numbers.get(right)]);
  }
}
