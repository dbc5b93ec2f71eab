// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** Writes a scalar to all elements of the output. */
@Op(name = "linalg.fill", family = NamedOp.class, data = "cast($0)")
public final class FillOp extends FillOpBase {
  FillOp(Operation operation) {
    super(operation);
  }

  /** Creates an operation that fills {@code output}; it has a result if that is a tensor. */
  public static FillOp create(OpBuilder builder, Location location, Value value, Value output) {
    OperationState state = NamedOps.state(
        builder, location, NAME, List.of(value), output, DictionaryAttr.empty(builder.context()));
    return new FillOp(builder.create(state));
  }

  /** Returns the scalar. */
  public Value value() {
    return inputs().get(0);
  }

  /** Returns the tensor or memref that is filled. */
  public Value output() {
    return outputs().get(0);
  }

  @Nullable Diagnostic verify() {
    if (inputs().size() != 1 || outputs().size() != 1) {
      return error("expected op with 1 input and 1 output");
    }
    Type type = value().type();
    if (LinalgOp.elementTypeOrSelf(type) != type) {
      return error("expected op with scalar input");
    }
    Type element = LinalgOp.elementTypeOrSelf(output().type());
    return type == element ? null
        : opError("expected fill value type ('" + type + "') to match output element type ('" + element + "')");
  }
}
