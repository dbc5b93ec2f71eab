// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.version;

import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;

/** Tells whether an operation can be one of a definition, by the numbers of its parts. */
public final class DeclaredParts {
  private DeclaredParts() {}

  /** Returns the declaration of a group of operands or results. */
  private interface Specs {
    ValueSpec of(int group);
  }

  /** Returns whether the groups of a definition have a place for numbers of operands and results. */
  public static boolean fit(OpDefinition definition, int operands, int results) {
    return fit(definition.operandGroupCount(), definition::operandSpec, operands)
        && fit(definition.resultGroupCount(), definition::resultSpec, results);
  }

  private static boolean fit(int groups, Specs specs, int count) {
    int fewest = 0;
    boolean isFixed = true;
    for (int group = 0; group < groups; group++) {
      boolean isOne = specs.of(group).arity() == Arity.ONE;
      fewest += isOne ? 1 : 0;
      isFixed &= isOne;
    }
    return isFixed ? count == fewest : count >= fewest;
  }
}
