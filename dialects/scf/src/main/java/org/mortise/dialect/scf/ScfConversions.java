// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.OneToNPattern;
import org.mortise.ir.conversion.StructuralPatterns;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternSet;

/** Patterns that convert the types of the values which structured control flow passes on. */
public final class ScfConversions {
  private ScfConversions() {}

  /**
   * Adds patterns that convert the types of values forwarded by {@code scf.for}, {@code scf.if} and {@code scf.while},
   * and makes these operations and their terminators legal if the types are.
   */
  public static void addStructuralPatterns(PatternSet patterns, TypeConverter converter, ConversionTarget target) {
    patterns.add(StructuralPatterns.rebuilding(ForOp.NAME, "ConvertForOpTypes", converter));
    patterns.add(StructuralPatterns.rebuilding(IfOp.NAME, "ConvertIfOpTypes", converter));
    patterns.add(StructuralPatterns.rebuilding(WhileOp.NAME, "ConvertWhileOpTypes", converter));
    patterns.add(StructuralPatterns.forwarding(YieldOp.NAME, "ConvertYieldOpTypes", converter));
    patterns.add(StructuralPatterns.forwarding(ConditionOp.NAME, "ConvertConditionOpTypes", converter));
    target.addDynamicallyLegalOp(op -> hasLegalResults(op, converter), ForOp.NAME, IfOp.NAME);
    target.addDynamicallyLegalOp(op -> !isEndOfConverted(op) || converter.isLegal(op), YieldOp.NAME);
    target.addDynamicallyLegalOp(converter::isLegal, WhileOp.NAME, ConditionOp.NAME);
  }

  private static boolean hasLegalResults(Operation op, TypeConverter converter) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (!converter.isLegal(op.result(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code yield} ends a region of an operation that has a pattern. */
  private static boolean isEndOfConverted(Operation yield) {
    Operation parent = yield.parentOp();
    return ForOp.of(parent) != null || IfOp.of(parent) != null || WhileOp.of(parent) != null;
  }

  /** Adds patterns for a 1:N conversion of loops, conditionals and their terminators. */
  public static void addOneToNPatterns(PatternSet patterns, TypeConverter converter) {
    patterns.add(OneToNPattern.rebuilding(ForOp.NAME, "ConvertTypesInSCFForOp", converter));
    patterns.add(OneToNPattern.rebuilding(IfOp.NAME, "ConvertTypesInSCFIfOp", converter));
    patterns.add(OneToNPattern.rebuilding(WhileOp.NAME, "ConvertTypesInSCFWhileOp", converter));
    patterns.add(OneToNPattern.forwarding(ConditionOp.NAME, "ConvertTypesInSCFConditionOp", converter));
    patterns.add(OneToNPattern.forwarding(YieldOp.NAME, "ConvertTypesInSCFYieldOp", converter));
  }
}
