// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.definition.Op;

/** Operations that differ in whether they can be executed speculatively. */
@Op(name = "test.always_speculatable_op", summary = "Has no effect and no undefined behaviour.",
    results = "result: I32", traits = "PURE")
@Op(name = "test.never_speculatable_op", summary = "May have any effect.", results = "result: I32")
@Op(name = "test.recursively_speculatable_op", summary = "Is as speculatable as its body.", results = "result: I32",
    regions = "body: ONE_BLOCK", traits = {"RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"})
final class SpeculationOps {

  private SpeculationOps() {}
}
