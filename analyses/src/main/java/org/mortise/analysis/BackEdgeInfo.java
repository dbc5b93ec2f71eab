// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Analysis;

/** The {@link BackEdges} of all regions of an operation, each found when first asked for. */
public final class BackEdgeInfo {
  public static final Analysis<BackEdgeInfo> ANALYSIS = new Analysis<>("back-edges", op -> new BackEdgeInfo());

  private final Map<Region, BackEdges> known = new IdentityHashMap<>();

  public BackEdges of(Region region) {
    return known.computeIfAbsent(region, BackEdges::of);
  }
}
