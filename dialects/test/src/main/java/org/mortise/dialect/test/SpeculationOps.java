// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;

/** Operations that differ in whether they can be executed speculatively. */
@Op(name = "test.always_speculatable_op", summary = "Has no effect and no undefined behaviour.",
    results = "result: I32", traits = "PURE")
@Op(name = "test.never_speculatable_op", summary = "May have any effect.", results = "result: I32")
@Op(name = "test.recursively_speculatable_op", summary = "Is as speculatable as its body.", results = "result: I32",
    regions = "body: ONE_BLOCK", traits = {"RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"})
@Op(name = "test.conditionally_speculatable_op", summary = "Is speculatable if its operand is a constant.",
    operands = "input: I32", results = "result: I32", traits = "NO_MEMORY_EFFECT",
    implementations = SpeculationOps.OfConstant.class)
final class SpeculationOps {
  private SpeculationOps() {}

  /** Speculatable if the operand is a constant. */
  static final class OfConstant implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      return Constants.of(op.operand(0)) != null;
    }
  }
}
