// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Analysis;

/** Combines several oracles: the first definite alias result counts, and mod-ref results are intersected. */
public final class AliasAnalysis implements AliasOracle {
  /** Only the local analysis. Results are cached and valid until the program changes. */
  public static final Analysis<AliasAnalysis> ANALYSIS =
      new Analysis<>("AliasAnalysis", op -> new AliasAnalysis(List.of(new LocalAliasAnalysis())));

  private final List<AliasOracle> oracles;

  /** Creates a combination of {@code oracles}, which are queried in this order. */
  public AliasAnalysis(List<? extends AliasOracle> oracles) {
    this.oracles = List.copyOf(oracles);
  }

  @Override
  public AliasResult alias(Value first, Value second) {
    for (AliasOracle oracle : oracles) {
      AliasResult result = oracle.alias(first, second);
      if (result != AliasResult.MAY) {
        return result;
      }
    }
    return AliasResult.MAY;
  }

  @Override
  public ModRefResult getModRef(Operation op, Value value) {
    ModRefResult result = ModRefResult.MOD_REF;
    for (AliasOracle oracle : oracles) {
      result = result.intersect(oracle.getModRef(op, value));
    }
    return result;
  }
}
