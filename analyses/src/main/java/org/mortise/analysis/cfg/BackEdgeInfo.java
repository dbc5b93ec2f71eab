// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.cfg;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;
import org.mortise.ir.pass.Analysis;

/** The {@link BackEdges} of all regions of an operation, found when first asked for, region by region. */
public final class BackEdgeInfo {
  public static final Analysis<BackEdgeInfo> ANALYSIS = new Analysis<>("BackEdgeInfo", op -> new BackEdgeInfo());

  private final Map<Region, List<BlockOperand>> byRegion = new IdentityHashMap<>();

  /** The back edges of {@code region}, in the order of the search. */
  public List<BlockOperand> of(Region region) {
    List<BlockOperand> known = byRegion.get(region);
    if (known == null) {
      known = Collections.unmodifiableList(BackEdges.of(region));
      byRegion.put(region, known);
    }
    return known;
  }

  /** Whether {@code region} has a loop of blocks. */
  public boolean hasLoop(Region region) {
    return !of(region).isEmpty();
  }
}
