// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;

/** Operations that differ in whether they can be executed speculatively. */
final class SpeculationOps {
  static final String ALWAYS = "test.always_speculatable_op";
  static final String NEVER = "test.never_speculatable_op";
  static final String RECURSIVELY = "test.recursively_speculatable_op";

  private SpeculationOps() {}

  static OpDefinition always() {
    return OpDefinition.named(ALWAYS)
        .result("result", TypeConstraints.I32)
        .traits(Trait.NO_MEMORY_EFFECT, Trait.ALWAYS_SPECULATABLE)
        .build();
  }

  static OpDefinition never() {
    return OpDefinition.named(NEVER).result("result", TypeConstraints.I32).build();
  }

  static OpDefinition recursively() {
    return OpDefinition.named(RECURSIVELY)
        .result("result", TypeConstraints.I32)
        .region("body", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.RECURSIVE_MEMORY_EFFECTS, Trait.RECURSIVELY_SPECULATABLE)
        .build();
  }
}
