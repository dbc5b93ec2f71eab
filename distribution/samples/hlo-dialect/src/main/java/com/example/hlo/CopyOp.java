// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.osgi.service.component.annotations.Component;

/** Copies a buffer into another one. */
@Op(name = "lhlo.copy",
    operands = {"source: ANY_MEMREF read", "target: ANY_MEMREF write"},
    format = "$source `,` $target attr-dict `:` type($source) `,` type($target)")
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  /** Declares the copied buffer for {@code copy-removal}. */
  @Component(service = CopyOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return of(op).source();
    }

    @Override
    public Value getTarget(Operation op) {
      return of(op).target();
    }
  }
}
