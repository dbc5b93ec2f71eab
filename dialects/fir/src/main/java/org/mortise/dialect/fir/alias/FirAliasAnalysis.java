// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.alias;

import org.mortise.analyses.alias.AliasOracle;
import org.mortise.analyses.alias.AliasResult;
import org.mortise.analyses.alias.EffectAccesses;
import org.mortise.analyses.alias.ModRefResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The alias analysis of Fortran variables. Different variables are different memory, unless both are pointers or
 * targets; a derived type counts as a pointer because of its components. Does not compare the indices of elements.
 */
public final class FirAliasAnalysis implements AliasOracle {
  @Override
  public AliasResult alias(Value first, Value second) {
    if (first == second) {
      return AliasResult.MUST;
    }
    MemorySource one = SourceSearch.of(first);
    MemorySource other = SourceSearch.of(second);
    if (one.isUnknown() || other.isUnknown()) {
      return AliasResult.MAY;
    }
    if (one.isOfSameVariable(other)) {
      return one.isPart() || other.isPart() ? AliasResult.MAY : AliasResult.MUST;
    }
    return one.mayShareWith(other) ? AliasResult.MAY : AliasResult.NO;
  }

  @Override
  public ModRefResult getModRef(Operation op, Value value) {
    return EffectAccesses.of(op, value, this);
  }
}
