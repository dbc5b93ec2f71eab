// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Analysis;

/** Asks several oracles: the first one that knows something about an alias is right, and what all grant may be done. */
public final class AliasAnalysis implements AliasOracle {
  /** The local analysis alone. It keeps what it found, and holds as long as nobody changes the program. */
  public static final Analysis<AliasAnalysis> ANALYSIS =
      new Analysis<>("AliasAnalysis", op -> new AliasAnalysis(List.of(new LocalAliasAnalysis())));

  private final List<AliasOracle> oracles;

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
