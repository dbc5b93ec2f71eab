// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Analysis;

/** Caches the {@link BackEdges} of each region of an operation, computed at the first query. */
public final class BackEdgeInfo {
  /** The back edges as passes request them. */
  public static final Analysis<BackEdgeInfo> ANALYSIS = new Analysis<>("BackEdgeInfo", op -> new BackEdgeInfo());

  private final Map<Region, List<BlockOperand>> byRegion = new IdentityHashMap<>(2);

  /** Returns the back edges of {@code region}, in the order of the search. */
  public List<BlockOperand> of(Region region) {
    List<BlockOperand> known = byRegion.get(region);
    if (known == null) {
      known = Collections.unmodifiableList(BackEdges.of(region));
      byRegion.put(region, known);
    }
    return known;
  }

  /** Returns whether the control flow graph of {@code region} has a cycle. */
  public boolean hasLoop(Region region) {
    return !of(region).isEmpty();
  }
}
