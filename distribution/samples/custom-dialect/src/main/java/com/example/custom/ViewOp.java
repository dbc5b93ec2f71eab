// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** Sees memory under another type. */
public final class ViewOp {
  public static final String NAME = "custom.view";

  public static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_MEMREF)
      .result("result", TypeConstraints.ANY_MEMREF)
      .pure()
      .format("$source attr-dict `:` type($source) `to` type($result)")
      .build();

  private ViewOp() {}

  /** The result is a view of the operand's memory. */
  @Component(service = ViewLikeOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return op.operand(0);
    }
  }
}
