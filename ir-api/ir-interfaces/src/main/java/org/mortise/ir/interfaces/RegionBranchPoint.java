// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Region;

/**
 * A source or target of control flow between an operation and its regions: either the operation itself (the
 * <em>parent</em>) or one of its regions. As a source, the parent represents the entry to the operation, and a region
 * its end. As a target, the parent represents the operations after it, and a region its entry block.
 *
 * <p>The parent point is a singleton. A region point compares by its region only.
 */
public final class RegionBranchPoint {
  private static final RegionBranchPoint PARENT = new RegionBranchPoint(null);

  /** The region, or null for the parent. */
  private final @Nullable Region region;

  private RegionBranchPoint(@Nullable Region region) {
    this.region = region;
  }

  /** Returns the point of the operation itself. */
  public static RegionBranchPoint parent() {
    return PARENT;
  }

  /**
   * Returns the point of {@code region}.
   *
   * @throws IllegalArgumentException if {@code region} is null
   */
  public static RegionBranchPoint region(@Nullable Region region) {
    if (region == null) {
      throw new IllegalArgumentException("the point of an operation itself is RegionBranchPoint.parent()");
    }
    return new RegionBranchPoint(region);
  }

  /** Returns whether this is the point of the operation itself. */
  public boolean isParent() {
    return region == null;
  }

  /** Returns whether this is the point of {@code other}. */
  public boolean isRegion(Region other) {
    return region == other && region != null;
  }

  /**
   * Returns the region of this point.
   *
   * @throws IllegalStateException if this is the point of the operation itself
   */
  public Region region() {
    if (region == null) {
      throw new IllegalStateException("the point of an operation itself has no region");
    }
    return region;
  }

  /** Returns whether {@code other} refers to the same region, or also to the parent. */
  @Override
  public boolean equals(Object other) {
    return other instanceof RegionBranchPoint point && region == point.region;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(region);
  }

  /** Returns {@code parent} or {@code region #i}, for messages and debugging. */
  @Override
  public String toString() {
    return region == null ? "parent" : "region #" + region.index();
  }
}
