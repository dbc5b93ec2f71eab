// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.conversion.OneToNPattern;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternSet;

/** Patterns that convert the types of the values which structured control flow passes on. */
public final class ScfConversions {
  private ScfConversions() {}

  /** Adds patterns for a 1:N conversion of loops, conditions and what ends their regions. */
  public static void addOneToNPatterns(PatternSet patterns, TypeConverter converter) {
    patterns.add(OneToNPattern.rebuilding(ForOp.NAME, "ConvertTypesInSCFForOp", converter));
    patterns.add(OneToNPattern.rebuilding(IfOp.NAME, "ConvertTypesInSCFIfOp", converter));
    patterns.add(OneToNPattern.rebuilding(WhileOp.NAME, "ConvertTypesInSCFWhileOp", converter));
    patterns.add(OneToNPattern.forwarding(ConditionOp.NAME, "ConvertTypesInSCFConditionOp", converter));
    patterns.add(OneToNPattern.forwarding(YieldOp.NAME, "ConvertTypesInSCFYieldOp", converter));
  }
}
