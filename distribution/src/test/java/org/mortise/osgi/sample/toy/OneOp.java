// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.toy;

import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** An operation without meaning. */
final class OneOp {
  static final String NAME = "toy.one";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("input", TypeConstraints.ANY)
      .format("$input attr-dict `:` type($input)")
      .build();

  private OneOp() {}

  /** An interface implementation for the registry to find. */
  @Component(service = ViewLikeOpInterface.class)
  @Serves(NAME)
  public static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return op.operand(0);
    }
  }
}
