// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** The greatest of the results of an affine map. */
public final class MaxOp {
  public static final String NAME = "affine.max";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.INDEX)
      .result("result", TypeConstraints.INDEX)
      .attribute("map", AttributeConstraints.AFFINE_MAP)
      .pure()
      .assembly(new MapAssembly(false))
      .verifier(Extremum::verify)
      .folder((op, constants) -> Extremum.fold(op, constants, true))
      .canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 0)).add(new DistinctResults(NAME)))
      .build();

  private final Operation op;

  private MaxOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MaxOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MaxOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public AffineMap map() {
    return MapOperands.mapOf(op);
  }

  public Value result() {
    return op.result(0);
  }
}
