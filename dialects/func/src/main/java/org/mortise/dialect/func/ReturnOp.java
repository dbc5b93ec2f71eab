// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Returns from {@link FuncOp} with its results. */
@Op(name = "func.return",
    operands = "operands: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = "func.func",
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    FuncOp function = FuncOp.of(operation().parentOp());
    List<Type> results = function.type().results();
    if (operands().size() != results.size()) {
      return opError("has " + operands().size() + " operands, but enclosing function (@" + function.name()
          + ") returns " + results.size());
    }
    for (int i = 0; i < results.size(); i++) {
      Type actual = operands().get(i).type();
      if (actual != results.get(i)) {
        return operation().error("type of return operand " + i + " ('" + actual
            + "') doesn't match function result type ('" + results.get(i) + "') in function @" + function.name());
      }
    }
    return null;
  }

  /** Forwards all operands to the caller. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Return extends ReturnLike {}
}
