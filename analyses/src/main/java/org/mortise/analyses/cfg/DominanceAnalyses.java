// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.PostDominanceInfo;
import org.mortise.ir.pass.Analysis;

/** The dominance analyses that passes request. The tree of a region is computed at its first query. */
public final class DominanceAnalyses {
  /** The dominator trees of all regions of an operation. */
  public static final Analysis<DominanceInfo> DOMINANCE = new Analysis<>("DominanceInfo", op -> new DominanceInfo());
  /** The post-dominator trees of all regions of an operation. */
  public static final Analysis<PostDominanceInfo> POST_DOMINANCE =
      new Analysis<>("PostDominanceInfo", op -> new PostDominanceInfo());

  private DominanceAnalyses() {}
}
