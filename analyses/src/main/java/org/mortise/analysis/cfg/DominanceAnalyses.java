// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.cfg;

import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.PostDominanceInfo;
import org.mortise.ir.pass.Analysis;

/** Dominance as passes ask for it. Nothing is computed until a region is asked about. */
public final class DominanceAnalyses {
  public static final Analysis<DominanceInfo> DOMINANCE = new Analysis<>("DominanceInfo", op -> new DominanceInfo());
  public static final Analysis<PostDominanceInfo> POST_DOMINANCE =
      new Analysis<>("PostDominanceInfo", op -> new PostDominanceInfo());

  private DominanceAnalyses() {}
}
