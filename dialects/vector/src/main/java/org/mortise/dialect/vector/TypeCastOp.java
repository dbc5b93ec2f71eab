// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** Views a memref of scalars as a memref of one vector. */
@Op(name = "vector.type_cast",
    operands = "memref: ANY_STATIC_MEMREF",
    results = "result: ANY_MEMREF",
    traits = "PURE",
    format = "$memref attr-dict `:` type($memref) `to` type($result)")
public final class TypeCastOp extends TypeCastOpBase {
  TypeCastOp(Operation operation) {
    super(operation);
  }

  /** The result is a view of the operand's memory. */
  @Component(service = ViewLikeOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return of(op).memref();
    }
  }
}
